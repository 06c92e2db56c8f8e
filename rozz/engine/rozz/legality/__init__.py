"""The gate: commands become orders here or are void. The phases carry out orders and do no legality checks.

Predicates return a verdict early, under the rule's number. What only the reveal shows is not judged here.
"""

from rozz.engine.rozz.legality.admission import Gate, LegalOrders, Lost, admit
from rozz.engine.rozz.legality.legality_texts import reach
from rozz.engine.rozz.legality.moving import MoveOrder
from rozz.engine.rozz.legality.purchasing import MessageOrder, PurchaseOrder
from rozz.engine.rozz.legality.striking import StrikeOrder

__all__ = [
    "Gate",
    "LegalOrders",
    "Lost",
    "MessageOrder",
    "MoveOrder",
    "PurchaseOrder",
    "StrikeOrder",
    "admit",
    "reach",
]

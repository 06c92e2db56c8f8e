"""The gate: commands become orders here or are void.  The phases act on orders and ask no more about legality.

Predicates return a verdict early, under the rule's number.  What only the reveal shows is not judged here.
"""

from rozz.engine.rozz.legality.docket import Docket, Submission, admitted
from rozz.engine.rozz.legality.moving import MoveOrder, Moving
from rozz.engine.rozz.legality.purchasing import PurchaseOrder, Purchasing, judge_message
from rozz.engine.rozz.legality.striking import StrikeOrder, judge_strike
from rozz.engine.rozz.legality.words import reach

__all__ = [
    "Docket",
    "MoveOrder",
    "Moving",
    "PurchaseOrder",
    "Purchasing",
    "StrikeOrder",
    "Submission",
    "admitted",
    "judge_message",
    "judge_strike",
    "reach",
]

"""Which controls on a screen are too small for a thumb."""

#: Controls that are too small for a thumb.
TOO_SMALL = """() => [...document.querySelectorAll("#page :is(button, a.button, input, textarea, label.button)")]
    .filter((each) => !each.closest(".steps, .heard") && !each.classList.contains("heard"))
    .map((each) => [each.textContent.trim().slice(0, 30) || each.ariaLabel, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
    .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""

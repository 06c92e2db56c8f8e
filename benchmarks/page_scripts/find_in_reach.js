// The middles of the elements of a selector that a finger could reach now, as pairs of pixels.
(selector) => {
  const middles = [];
  for (const element of document.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    if (element.contains(document.elementFromPoint(middleX, middleY))) {
      middles.push([middleX, middleY]);
    }
  }
  return middles;
};

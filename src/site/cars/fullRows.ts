/** For the columns of a narrow, a usual and a wide page: attributes of a card in a shorter row (CarGrid.module.css). */
export function shorterRows(index: number, count: number) {
  return {
    'data-of-2': shorterRow(index, count, 2),
    'data-of-3': shorterRow(index, count, 3),
    'data-of-4': shorterRow(index, count, 4),
  };
}

/** How many cards share a card's row, if rows are as even as possible and the shorter ones first; undefined for all columns. */
export function shorterRow(index: number, count: number, columns: number): number | undefined {
  const rows = Math.ceil(count / columns);
  const shorter = Math.floor(count / rows);
  const inShorterRows = (rows * (shorter + 1) - count) * shorter;
  const size = index < inShorterRows ? shorter : shorter + 1;
  return size < columns ? size : undefined;
}

/** The widths of a card's picture, for `sizes`. */
export function widthsInRows(index: number, count: number): string {
  const narrow = shorterRow(index, count, 2) ? 92 : 46;
  const wide = shorterRow(index, count, 3) === 2 ? 42 : 28;
  return `(width < 45rem) 92vw, (width < 70rem) ${narrow}vw, ${wide}rem`;
}

/** One hop of the picture behind the hero, on a grid of columns and rows. */
export interface Hop {
  readonly x: number;
  readonly y: number;
}

const column = 200;
const row = 64;

/** Rows of the hops in each column, from the origin at the left to the far networks at the right. */
const columns: readonly (readonly number[])[] = [
  [4],
  [2, 6],
  [1, 3, 5, 7],
  [0, 2, 4, 6, 8],
  [1, 3, 5, 7],
  [0, 2, 4, 6, 8],
];

/** Links from each hop of a column to hops of the next, by their index in the column. */
const ties: readonly (readonly (readonly number[])[])[] = [
  [[0, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0], [1, 2], [2], [3, 4]],
  [[0], [0, 1], [1, 2], [2, 3], [3]],
  [[0, 1], [1, 2], [2, 3], [4]],
];

const at = (columnIndex: number, place: number): Hop => ({
  x: columnIndex * column + 60,
  y: (columns[columnIndex]?.[place] ?? 0) * row + 40,
});

export const hops: readonly Hop[] = columns.flatMap((rows, index) => rows.map((_, place) => at(index, place)));

/** The lines between hops as SVG paths; each starts and ends horizontally, as in the product's own graphs. */
export const lines: readonly string[] = ties.flatMap((perHop, index) =>
  perHop.flatMap((targets, place) => targets.map((target) => line(at(index, place), at(index + 1, target)))),
);

/** One highlighted route. */
export const route: string = [
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 1],
  [5, 2],
]
  .map(([index = 0, place = 0]) => at(index, place))
  .reduce((path, hop, index, all) => path + (index === 0 ? '' : line(all[index - 1] ?? hop, hop)), '');

function line(from: Hop, to: Hop): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}

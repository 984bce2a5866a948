import type { DataColumn } from './DataColumn.ts';

const LINE = 28;
const GAP = 4;

/** On how many lines the cells of a card share space; 0 if each has a line of its own. */
export function cardLines<Row>(columns: readonly DataColumn<Row>[]): number {
  return Math.max(0, ...columns.map(({ cardLine = 0 }) => cardLine));
}

/**
 * Estimated height of a card without its padding, in px, while it is out of sight. Rather too high than too low: links of a card that is too low
 * count as overlapping those of the next one.
 */
export function usualCardHeight<Row>(columns: readonly DataColumn<Row>[]): number {
  const alone = columns.filter(({ skipCards = false }) => !skipCards).map(({ usualLines = 1 }) => usualLines);
  const lines = cardLines(columns) || alone.reduce((all, some) => all + some, 0);
  return lines * (LINE + GAP) - GAP;
}

/** The column whose cell ends the second of three lines. */
export function endOfSecondLine<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return cardLines(columns) > 2 ? columns.findLast(({ cardLine }) => cardLine === 2) : undefined;
}

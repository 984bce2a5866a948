import type { DataColumn } from './DataColumn.ts';

const LINE = 24;
const GAP = 4;

/** On how many lines the cells of a card stand beside each other; 0: each has a line of its own. */
export function cardLines<Row>(columns: readonly DataColumn<Row>[]): number {
  return Math.max(0, ...columns.map(({ cardLine = 0 }) => cardLine));
}

/** Pixels of a card each cell of which has one line, without its padding: what a card out of sight is taken for. */
export function usualCardHeight<Row>(columns: readonly DataColumn<Row>[]): number {
  const lines = cardLines(columns) || columns.filter(({ skipCards = false }) => !skipCards).length;
  return lines * (LINE + GAP) - GAP;
}

/** The column whose cell ends the second of three lines. */
export function endOfSecondLine<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return cardLines(columns) > 2 ? columns.findLast(({ cardLine }) => cardLine === 2) : undefined;
}

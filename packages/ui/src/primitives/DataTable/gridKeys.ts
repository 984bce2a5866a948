/** A cell of a grid; row -1 is the header, column -1 the checkboxes. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** -1 if there are checkboxes, else 0. */
  readonly firstColumn: number;
  /** Number of rows visible at once. */
  readonly page: number;
}

/** The cell that a key moves to (WAI-ARIA grid pattern); undefined for other keys. */
export function nextCell(
  { row, column }: GridCell,
  key: string,
  toEdge: boolean,
  { rows, columns, firstColumn, page }: GridSize,
): GridCell | undefined {
  const at = (toRow: number, toColumn: number): GridCell => ({
    row: Math.min(Math.max(-1, toRow), rows - 1),
    column: Math.min(Math.max(firstColumn, toColumn), columns - 1),
  });
  switch (key) {
    case 'ArrowDown':
      return at(toEdge ? rows - 1 : row + 1, column);
    case 'ArrowUp':
      return at(toEdge ? 0 : row - 1, column);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'PageDown':
      return at(row + page, column);
    case 'PageUp':
      return at(Math.max(0, row - page), column);
    case 'Home':
      return at(toEdge ? 0 : row, firstColumn);
    case 'End':
      return at(toEdge ? rows - 1 : row, columns - 1);
    default:
      return undefined;
  }
}

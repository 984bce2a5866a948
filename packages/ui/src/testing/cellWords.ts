/** Texts of the cells in a table row, or the labels of their icons, without the column names that only cards show. */
export function cellWords(row: Element | undefined): string[] {
  const values = row?.querySelectorAll(':is([role="rowheader"], [role="gridcell"]) > :last-child') ?? [];
  return [...values].map((value) => value.textContent || (value.querySelector('[aria-label]')?.ariaLabel ?? ''));
}

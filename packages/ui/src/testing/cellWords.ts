/** What the cells of a table's row say, or show with a labelled icon alone, without the words that only cards have. */
export function cellWords(row: Element | undefined): string[] {
  const values = row?.querySelectorAll(':is([role="rowheader"], [role="gridcell"]) > :last-child') ?? [];
  return [...values].map((value) => value.textContent || (value.querySelector('[aria-label]')?.ariaLabel ?? ''));
}

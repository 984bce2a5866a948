/** A question that visitors ask. */
export interface FaqEntry {
  /** Stable unique id. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly label: string; readonly href: string } | undefined;
  /** Whether it is open at first. Default false. */
  readonly isExpanded?: boolean | undefined;
}

/** The entries that are open at first: those marked so, else the first one. */
export function expandedAtFirst(entries: readonly FaqEntry[]): readonly string[] {
  const asked = entries.filter(({ isExpanded }) => isExpanded);
  return (asked.length > 0 ? asked : entries.slice(0, 1)).map(({ id }) => id);
}

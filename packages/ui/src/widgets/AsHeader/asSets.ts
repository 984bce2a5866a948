/** An AS-SET as PeeringDB names it. */
export interface AsSetName {
  /** The registry that holds it: `RIPE` in `RIPE::AS-EXAMPLE`. */
  readonly source: string | null;
  readonly name: string;
}

/** The AS-SETs in PeeringDB's free text, without duplicates: separated by spaces, each with an optional `source::` prefix. */
export function asSetsIn(text: string | null): AsSetName[] {
  const sets = new Map<string, AsSetName>();
  for (const word of (text ?? '').split(/[\s,]+/)) {
    const [before, after] = word.split('::', 2);
    const name = after ?? before;
    if (name) sets.set(word.toUpperCase(), { source: after && before ? before : null, name });
  }
  return [...sets.values()];
}

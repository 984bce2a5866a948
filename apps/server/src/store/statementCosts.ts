/** Milliseconds that a statement is taken to cost before it was ever run. */
const UNKNOWN = 2;
/** Weight of the newest measurement: a statement's costs depend on its values. */
const NEWEST = 0.3;
const MOST_KNOWN = 2_000;

/** What statements cost the engine, by their text: learned from each that was run. */
export interface StatementCosts {
  /** Milliseconds that the next one will probably take. */
  expected(statement: string): number;
  learn(statement: string, milliseconds: number): void;
}

export function createStatementCosts(): StatementCosts {
  const known = new Map<string, number>();
  return {
    expected: (statement) => known.get(statement) ?? UNKNOWN,
    learn(statement, milliseconds) {
      const before = known.get(statement);
      if (before === undefined && known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
      known.set(statement, before === undefined ? milliseconds : before + (milliseconds - before) * NEWEST);
    },
  };
}

/** Assumed cost of a statement that has never run, in milliseconds. */
const UNKNOWN = 2;
/** Weight of the newest measurement: a statement's cost depends on its values. */
const NEWEST = 0.3;
const MOST_KNOWN = 2_000;

/** The costs of statements by their text, learned from each run. */
export interface StatementCosts {
  /** Expected milliseconds of the next run. */
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

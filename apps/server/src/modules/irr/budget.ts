/** Statements that one question may lead to, and rows that these read: a short one may ask for members of members of members. */
const MOST_SEARCHES = 1000;
const MOST_ROWS = 500_000;

/** What a question may still cost. */
export interface Budget {
  /** Before a search. Throws a RangeError where the question has made too many. */
  readonly search: () => void;
  /** After it, with the rows that it read: objects, members of sets, networks. Throws where they are too many in all. */
  readonly read: (rows: number) => void;
}

/** The budget of one question. */
export function createBudget(searches = MOST_SEARCHES, rows = MOST_ROWS): Budget {
  const left = { searches, rows };
  return {
    search() {
      left.searches -= 1;
      if (left.searches < 0)
        throw new RangeError(`The query leads to more than ${searches} searches; narrow the query`);
    },
    read(count) {
      left.rows -= count;
      if (left.rows < 0) throw new RangeError(`The query reads more than ${rows} rows; narrow the query`);
    },
  };
}

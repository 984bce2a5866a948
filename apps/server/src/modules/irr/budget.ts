/** Most statements and rows of one request: a short query may ask for members of members of members. */
const MOST_SEARCHES = 1000;
const MOST_ROWS = 500_000;

/** What a request may still spend. */
export interface Budget {
  /** Call before a search. Throws a RangeError if the request has made too many. */
  readonly search: () => void;
  /** Call after a search with the rows read: objects, members of sets, networks. Throws if the total is too high. */
  readonly read: (rows: number) => void;
}

/** The budget of one request. */
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

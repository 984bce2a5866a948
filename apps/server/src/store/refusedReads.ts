/** The caller is gone, so the statement was not run. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
  constructor() {
    super('The caller has gone before the statement was run');
  }
}

/** The server has closed its database: the statement was not run, or its reply did not arrive. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The database is closed');
  }
}

/** More work is waiting than the database can do soon; nothing was run. */
export class TooManyReads extends Error {
  override readonly name = 'TooManyReads';
  /** Seconds until the work waiting now should be done. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

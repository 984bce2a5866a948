/** No one waits for the answer any more, so that the statement was not run. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
  constructor() {
    super('The caller has gone before the statement was run');
  }
}

/** The server has closed its database, so that the statement was not run, or its answer did not come. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The database is closed');
  }
}

/** More waits for the database than it can answer soon; nothing was run. */
export class TooManyReads extends Error {
  override readonly name = 'TooManyReads';
  /** Seconds until what waits now should have been answered. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** A statement that the database refused. `code` is the SQLSTATE, if there is one. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly detail: string | undefined;

  constructor(failure: { message: string; code?: string | undefined; detail?: string | undefined }) {
    super(failure.message);
    this.code = failure.code;
    this.detail = failure.detail;
  }
}

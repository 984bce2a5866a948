/** The database cannot be opened right now. The message tells the operator what is wrong and what to do. */
export class CannotOpen extends Error {
  override readonly name: string = 'CannotOpen';
}

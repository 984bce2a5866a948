/** The database cannot be opened as things are. The message is for the operator: what is wrong, and what to do. */
export class CannotOpen extends Error {
  override readonly name: string = 'CannotOpen';
}

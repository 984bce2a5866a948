/** What went wrong with a command, as the operator reads it. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

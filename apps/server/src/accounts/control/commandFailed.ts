/** Failure of a command, with a message for the operator. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** Whether the arguments of a command ask for its usage. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.includes('--help') || words.includes('-h');
}

/** One sentence about arguments that Node.js' `parseArgs` refused. */
export function optionProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const option = /'(?:-\w, )?(-[^' ]+)/.exec(error.message)?.[1] ?? '';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`;
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return error.message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`;
  return error.message;
}

/** The text for fields that the server refused: its first message, in the order of the answer. */
export function sessionProblem(errors: Readonly<Record<string, string | undefined>>): string {
  return Object.values(errors).find((words) => words !== undefined && words !== '') ?? 'Unknown Error';
}

/** What is said of fields that the server refused: the first of its words, in the order of its answer. */
export function sessionProblem(errors: Readonly<Record<string, string | undefined>>): string {
  return Object.values(errors).find((words) => words !== undefined && words !== '') ?? 'Unknown Error';
}

/** So many sources are named each; of more the count is said. */
const NAMED = 2;

/** The sources of a fact in one line, however many files they are. */
export function fewNames(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
}

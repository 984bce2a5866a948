/** Most sources to list by name; of more, only the number is given. */
const NAMED = 2;

/** The sources of a fact in one line, for any number of files. */
export function fewNames(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
}

/** Parameters of all pages that need the rating subscription: the player, filters by country. */
const NAMES = new Set([
  'player',
  'player-date',
  'player-at',
  'player-single-event',
  'player-step',
  'cc',
  'hcc',
  'acc',
  'occ',
  'lcc',
]);
/** `hijacks-active`, `prefix-length-min`, `relative-propagation-max`. */
const PATTERN = /^(?:.+-active|(?:prefix-length|(?:relative-)?propagation)-(?:min|max))$/;

/** The parameters without those for subscribers; null if there are none for subscribers. */
export function withoutSubscriberParameters(search: URLSearchParams): URLSearchParams | null {
  const locked = [...new Set(search.keys())].filter((name) => NAMES.has(name) || PATTERN.test(name));
  if (locked.length === 0) return null;
  const open = new URLSearchParams(search);
  for (const name of locked) open.delete(name);
  return open;
}

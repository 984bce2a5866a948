/** Parameters of any page that only readers with the rating subscription may use: the player, filters by country. */
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

/** The same address without what is for subscribers; null where it holds nothing of it. */
export function withoutSubscriberParameters(search: URLSearchParams): URLSearchParams | null {
  const locked = [...new Set(search.keys())].filter((name) => NAMES.has(name) || PATTERN.test(name));
  if (locked.length === 0) return null;
  const open = new URLSearchParams(search);
  for (const name of locked) open.delete(name);
  return open;
}

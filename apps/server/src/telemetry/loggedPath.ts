/** Tokens of links are in the path of some pages. No name of ours, no address and no name of a set is of that kind. */
const TOKEN = /^[\w.~-]{24,}$/;
const LONGEST = 300;

/** A path as a log may keep it: what looks like a token is left out. Queries, which hold tokens too, are no part of it. */
export function loggedPath(path: string): string {
  const shown = path
    .split('/')
    .map((part) => (TOKEN.test(part) && /\d/.test(part) && /[A-Za-z]/.test(part) ? '…' : part))
    .join('/');
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

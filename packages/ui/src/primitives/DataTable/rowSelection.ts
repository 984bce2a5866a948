import type { Key } from 'react-aria-components';

type Keys = ReadonlySet<Key>;

/** How many of the rows shown are selected. */
export function selectionOf(selected: Keys, shown: readonly Key[]): 'all' | 'some' | 'none' {
  const count = shown.reduce((sum: number, key) => sum + (selected.has(key) ? 1 : 0), 0);
  return count === 0 ? 'none' : count === shown.length ? 'all' : 'some';
}

/**
 * The selection after the rows shown change to `change`; rows of other pages stay as they were. Returns the very set `change` if there are none,
 * since it remembers where a range began.
 */
export function mergeSelection(selected: Keys, shown: readonly Key[], change: 'all' | Keys): Keys {
  const chosen = change === 'all' ? new Set(shown) : change;
  const here = new Set(shown);
  const elsewhere = [...selected].filter((key) => !here.has(key));
  return elsewhere.length === 0 ? chosen : new Set([...elsewhere, ...chosen]);
}

/** The set with the key added, or removed if it was in. */
export function toggled(selected: Keys, key: Key): Keys {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The set with all rows between two added, including both, in either order. */
export function withRange(selected: Keys, shown: readonly Key[], from: number, to: number): Keys {
  return new Set([...selected, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

/** The set after 'select all' is pressed: adds all rows shown, or removes them if all were selected. */
export function allToggled(selected: Keys, shown: readonly Key[]): Keys {
  return mergeSelection(selected, shown, selectionOf(selected, shown) === 'all' ? new Set() : 'all');
}

import type { Key } from 'react-aria-components';

type Keys = ReadonlySet<Key>;

/** How much of the rows shown is selected. */
export function selectionOf(selected: Keys, shown: readonly Key[]): 'all' | 'some' | 'none' {
  const count = shown.reduce((sum: number, key) => sum + (selected.has(key) ? 1 : 0), 0);
  return count === 0 ? 'none' : count === shown.length ? 'all' : 'some';
}

/**
 * What is selected after the rows shown have become `change`: rows of other pages stay as they were.
 * The very set of `change` when there are none, since it remembers where a range began.
 */
export function mergeSelection(selected: Keys, shown: readonly Key[], change: 'all' | Keys): Keys {
  const chosen = change === 'all' ? new Set(shown) : change;
  const here = new Set(shown);
  const elsewhere = [...selected].filter((key) => !here.has(key));
  return elsewhere.length === 0 ? chosen : new Set([...elsewhere, ...chosen]);
}

/** The set with the key added, or taken out when it was in. */
export function toggled(selected: Keys, key: Key): Keys {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The set with all rows between two, both included, in either order. */
export function withRange(selected: Keys, shown: readonly Key[], from: number, to: number): Keys {
  return new Set([...selected, ...shown.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

/** The set after 'select all' is pressed: all rows shown, or none of them when all were. */
export function allToggled(selected: Keys, shown: readonly Key[]): Keys {
  return mergeSelection(selected, shown, selectionOf(selected, shown) === 'all' ? new Set() : 'all');
}

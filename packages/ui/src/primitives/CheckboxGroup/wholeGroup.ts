import type { Choice } from '../Field/choice.ts';

/** What the parent of a group shows: ticked when all that can be ticked is, a dash when some is. */
export type ParentMark = 'none' | 'some' | 'all';

/** The mark of the parent. Choices that cannot be changed count with the rest; selected ids without a choice do not. */
export function parentMark(items: readonly Choice[], selected: readonly string[]): ParentMark {
  const count = items.filter(({ id }) => selected.includes(id)).length;
  if (count === 0) return 'none';
  return count === items.length ? 'all' : 'some';
}

/**
 * The selection after a press on the parent: every choice that can be changed is set, or cleared when all of them
 * were. The order is that of the choices; ids without a choice and disabled choices stay as they are.
 */
export function toggleWhole(items: readonly Choice[], selected: readonly string[]): string[] {
  const open = items.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const clears = open.every((id) => selected.includes(id));
  const kept = selected.filter((id) => !open.includes(id));
  const next = new Set(clears ? kept : [...kept, ...open]);
  const inOrder = items.map(({ id }) => id).filter((id) => next.has(id));
  return [...inOrder, ...kept.filter((id) => !inOrder.includes(id))];
}

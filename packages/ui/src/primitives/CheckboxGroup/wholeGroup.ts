import type { Choice } from '../Field/choice.ts';

/** State of a group's parent: ticked if everything is ticked, a dash if only some is. */
export type ParentMark = 'none' | 'some' | 'all';

/** State of the parent. Disabled choices count too; selected ids without a choice do not. */
export function parentMark(items: readonly Choice[], selected: readonly string[]): ParentMark {
  const count = items.filter(({ id }) => selected.includes(id)).length;
  if (count === 0) return 'none';
  return count === items.length ? 'all' : 'some';
}

/**
 * The selection after a press on the parent: sets every enabled choice, or clears them if all were set. Keeps the order of the choices; ids without a
 * choice and disabled choices do not change.
 */
export function toggleWhole(items: readonly Choice[], selected: readonly string[]): string[] {
  const open = items.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const clears = open.every((id) => selected.includes(id));
  const kept = selected.filter((id) => !open.includes(id));
  const next = new Set(clears ? kept : [...kept, ...open]);
  const inOrder = items.map(({ id }) => id).filter((id) => next.has(id));
  return [...inOrder, ...kept.filter((id) => !inOrder.includes(id))];
}

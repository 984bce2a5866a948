import type { Command } from '@routeglass/ui/CommandPalette';

/** Storage key; the data never leaves the browser. */
export const RECENT_STORAGE_KEY = 'convenience.recent-commands';

const MOST_RECENT = 8;

/** Reads the stored commands; invalid entries are left out. */
export function readRecent(stored: string | null): readonly Command[] {
  if (stored === null) return [];
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept.filter(isCommand).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** Adds a command: the newest first, each page once. */
export function withCommand(recent: readonly Command[], command: Command): readonly Command[] {
  return [command, ...recent.filter(({ href }) => href !== command.href)].slice(0, MOST_RECENT);
}

function isCommand(value: unknown): value is Command {
  if (typeof value !== 'object' || value === null) return false;
  const { name, note, href } = value as Partial<Record<keyof Command, unknown>>;
  // Only pages of this site are accepted, whatever the storage contains.
  return typeof name === 'string' && typeof note === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}

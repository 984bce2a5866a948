import type { PrefixRow } from '@routeglass/api-client/prefixes';
import { announcedPrefix } from '@routeglass/api-client/view';
import type { ListedPrefix } from '@routeglass/ui/PrefixTable';

/** A prefix of a list in the form that widgets use, with the period in which it was announced. */
export function listedPrefix(row: PrefixRow): ListedPrefix {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...announcedPrefix(row),
    isDefaultRoute: row.default_route,
    registeredName: row.registered_name ?? null,
    span: { isActive: row.active, firstSeen: instant(row.first_seen), lastSeen: instant(row.last_seen) },
  };
}

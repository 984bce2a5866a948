import type { PrefixHistory } from '@routeglass/ui/PrefixTable';

/** An open history: its prefix, and the network whose announcement it is about. */
export interface OpenHistory {
  readonly history: PrefixHistory;
  readonly prefix: string;
  /** The network that announces the prefix; null if the history is of the prefix alone. */
  readonly origin: number | null;
}

const HISTORIES = ['roa', 'route-object', 'announcement'] as const satisfies readonly PrefixHistory[];
const ORIGIN = 'announced-by';

/** Reads the open history of any address: `roa-history`, `route-object-history` or `announcement-history` with a prefix; null if none is open. */
export function readHistory(search: URLSearchParams): OpenHistory | null {
  for (const history of HISTORIES) {
    const prefix = search.get(`${history}-history`)?.trim();
    if (!prefix) continue;
    const origin = search.get(ORIGIN) ?? '';
    return { history, prefix, origin: /^\d{1,10}$/.test(origin) ? Number(origin) : null };
  }
  return null;
}

/** `before` with this history open, or with none. */
export function writeHistory(opened: OpenHistory | null, before: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const history of HISTORIES) search.delete(`${history}-history`);
  search.delete(ORIGIN);
  if (opened) {
    search.set(`${opened.history}-history`, opened.prefix);
    if (opened.history === 'announcement' && opened.origin !== null) search.set(ORIGIN, String(opened.origin));
  }
  return search;
}

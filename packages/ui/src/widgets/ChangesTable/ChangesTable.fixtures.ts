import type { ListView } from '../../facts/listView.ts';
import type { ChangesPage } from './changes.ts';

export const days = { from: '2026-11-09', until: '2026-11-15' } as const;

export const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'change', order: 'asc' },
};

/** A page of these rows, with routes for both days. */
export function changesPageOf<Row>(rows: readonly Row[]): ChangesPage<Row> {
  return {
    rows,
    total: rows.length,
    counts: { added: 1, gone: 1, changed: 1 },
    knownFrom: new Date('2026-11-01T00:00:00Z'),
    asOf: new Date('2026-11-15T23:52:00Z'),
  };
}

import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../primitives/DataTable/DataColumn.ts';
import type { ListView } from './listView.ts';
import { localPage } from './localPage.ts';

interface Port {
  readonly name: string;
  readonly speed: number | null;
}

const columns: readonly DataColumn<Port>[] = [
  { id: 'name', name: 'Name', cell: ({ name }) => name },
  { id: 'speed', name: 'Speed', cell: () => null, text: ({ speed }) => speed },
];
const ports: readonly Port[] = [
  { name: 'Port 10', speed: 1000 },
  { name: 'port 9', speed: null },
  { name: 'Dock', speed: 200 },
];
const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'name', order: 'asc' },
};

describe('localPage', () => {
  it.each<[string, Partial<ListView>, string[]]>([
    ['sorts words with their numbers', {}, ['Dock', 'port 9', 'Port 10']],
    ['turns round', { sort: { column: 'name', order: 'desc' } }, ['Port 10', 'port 9', 'Dock']],
    ['sorts numbers as numbers', { sort: { column: 'speed', order: 'asc' } }, ['Dock', 'Port 10', 'port 9']],
    ['keeps what says nothing last', { sort: { column: 'speed', order: 'desc' } }, ['Port 10', 'Dock', 'port 9']],
    ['leaves an unknown order as it is', { sort: { column: '', order: 'asc' } }, ['Port 10', 'port 9', 'Dock']],
    ['narrows by any cell', { filter: 'PORT' }, ['port 9', 'Port 10']],
    ['narrows by numbers too', { filter: '200' }, ['Dock']],
    ['pages', { page: 2, pageSize: 2 }, ['Port 10']],
  ])('%s', (_, change, names) => {
    expect(localPage(ports, columns, { ...view, ...change }).rows.map(({ name }) => name)).toEqual(names);
  });

  it('counts what fits on all pages', () => {
    expect(localPage(ports, columns, { ...view, filter: 'port', pageSize: 1 }).total).toBe(2);
  });
});

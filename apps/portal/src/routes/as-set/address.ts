import { asSetPage } from '@routeglass/api-client/page/entity';
import { hrefOf } from '@routeglass/api-client/pages';
import type { AsSetTab, AsSetView } from '@routeglass/ui/AsSetTabs';
import { readSort, sortValues } from '../../address/sort.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';

const TABS = ['asn-members', 'as-set-members', 'reverse', 'raw', 'loops'] as const satisfies readonly AsSetTab[];
const PAGE_SIZES = [10, 20, 50];
const PAGE_SIZE = 20;
/** Columns that the list of each tab sorts by. */
const COLUMNS: Readonly<Record<AsSetTab, readonly string[]>> = {
  'asn-members': ['asn', 'name', 'prefixes', 'source'],
  'as-set-members': ['set', 'source'],
  reverse: ['set', 'description', 'source'],
  raw: [],
  loops: ['path', 'source'],
};

/** Reads the view of an AS-SET from any address: `tab`, `recursively`, `source`, `page`, `page-size`, `q`, `sort-by`, `order`. */
export function readSearch(search: URLSearchParams): AsSetView {
  const tab = readChoice(search, 'tab', TABS, 'asn-members');
  return {
    tab,
    recursively: search.get('recursively') === 'true',
    source: search.get('source') || null,
    page: readWhole(search, 'page', 1),
    pageSize: readChoice(search, 'page-size', PAGE_SIZES, PAGE_SIZE),
    q: readFilter(search),
    sort: readSort(search, COLUMNS[tab]),
  };
}

/** The address of a view: `before` with the page's own parameters replaced. */
export function writeSearch(view: AsSetView, before = new URLSearchParams()): URLSearchParams {
  const { tab, recursively, source, page, pageSize, q, sort } = view;
  const values = {
    tab,
    recursively: String(recursively),
    source: source ?? '',
    page,
    'page-size': pageSize,
    q,
    ...sortValues(sort),
  };
  const defaults = { tab: 'asn-members', recursively: 'false', page: 1, 'page-size': PAGE_SIZE };
  return writeParameters(values, defaults, before);
}

/** The address for a name with a registry in a path, `RIPE::AS-NORTHWIND`: the set as listed by that registry. Null if the name has no registry. */
export function withRegistry(name: string, before: URLSearchParams): string | null {
  const [, registry, set] = /^([A-Z][A-Z0-9-]*)::(.+)$/i.exec(name) ?? [];
  if (registry === undefined || set === undefined) return null;
  const search = new URLSearchParams(before);
  if (!search.has('source')) search.set('source', registry.toUpperCase());
  return hrefOf(asSetPage, { name: set }, search);
}

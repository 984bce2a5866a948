// A page of a user who has installed only the packages.
import { createClient } from '@routeglass/api-client/client';
import { endpoints } from '@routeglass/api-client/contract';
import { formatAsn, parseAsn } from '@routeglass/domain/asn';
import '@routeglass/embed/define/search-box';
import { DataTable } from '@routeglass/ui/DataTable';
import '@routeglass/ui/DataTable.css';
import { RouteGraph } from '@routeglass/ui/RouteGraph';
import '@routeglass/ui/RouteGraph.css';
import { ThemeProvider } from '@routeglass/ui/ThemeProvider';
import '@routeglass/ui/ThemeProvider.css';
import { ValidityBadge } from '@routeglass/ui/ValidityBadge';
import '@routeglass/ui/ValidityBadge.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const answer = [{ type: 'domain', data: { name: 'example.net' } }];
const client = createClient({ fetch: () => Promise.resolve(Response.json(answer)) });
const found = await client.call(endpoints.search, { query: { q: 'example' } });

const columns = [
  { id: 'name', name: 'Domain', cell: ({ data }) => data.name },
  { id: 'asn', name: 'AS number', cell: () => formatAsn(parseAsn('as64512')) },
  { id: 'roa', name: 'ROA', cell: () => createElement(ValidityBadge, { validity: 'valid' }) },
];

const network = (asn, pathLength) => ({
  asn,
  pathLength,
  paths: [],
  name: null,
  orgName: null,
  countryCode: null,
  countryName: null,
});
const graph = {
  root: 64512,
  nodes: [network(64512, 0), network(64513, 1), network(64514, 1), network(64515, 2), network(64516, 2)],
  edges: [
    [64513, 64512],
    [64514, 64512],
    [64515, 64513],
    [64515, 64514],
    [64516, 64513],
    [64516, 64514],
  ].map(([from, to]) => ({ from, to, type: 'p2c', paths: [] })),
  routes: ['64515 64513 64512', '64516 64514 64512'],
};

createRoot(document.querySelector('#root')).render(
  createElement(
    ThemeProvider,
    null,
    createElement(RouteGraph, {
      graph: { status: 'ready', data: graph },
      prefix: '192.0.2.0/24',
      hrefOf: (asn) => `#${asn}`,
    }),
    createElement(DataTable, { label: 'Found', columns, rows: found, rowKey: ({ data }) => data.name }),
  ),
);

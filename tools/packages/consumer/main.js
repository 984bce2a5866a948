// A page of someone who has installed the packages and nothing else.
import { createClient } from '@routeglass/api-client/client';
import { endpoints } from '@routeglass/api-client/contract';
import { formatAsn, parseAsn } from '@routeglass/domain/asn';
import '@routeglass/embed/define/search-box';
import { DataTable } from '@routeglass/ui/DataTable';
import '@routeglass/ui/DataTable.css';
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

createRoot(document.querySelector('#root')).render(
  createElement(
    ThemeProvider,
    null,
    createElement(DataTable, { label: 'Found', columns, rows: found, rowKey: ({ data }) => data.name }),
  ),
);

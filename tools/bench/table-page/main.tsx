import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/css/fonts.ts';
import { DataTable } from '../../../packages/ui/exports/DataTable.ts';
import { ThemeProvider } from '../../../packages/ui/exports/ThemeProvider.ts';
import {
  announcementColumns,
  announcements,
} from '../../../packages/ui/src/primitives/DataTable/DataTable.fixtures.tsx';

/** `?rows=<count>`; `&select` adds checkboxes. */
const asked = new URLSearchParams(location.search);
const rows = announcements(Number(asked.get('rows') ?? 100_000));

// Generating the data must not be measured: the marked task begins after it.
await new Promise((resolve) => setTimeout(resolve, 200));
performance.mark('data');
createRoot(document.querySelector('#root')!).render(
  <ThemeProvider>
    <DataTable
      label="Announcements"
      columns={announcementColumns}
      rows={rows}
      rowKey={(row) => row.prefix}
      virtualHeight={700}
      {...(asked.has('select') && {
        selected: new Set(rows.slice(0, 1000).map((row) => row.prefix)),
        onSelect: () => undefined,
      })}
    />
  </ThemeProvider>,
);

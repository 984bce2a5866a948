import { expect, it } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { toCsv } from '../../primitives/DataTable/csv.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { markedColumns } from './SampleMark.tsx';

it('marks the rows of the simulated Internet in the column by which a row is told, and no others', async () => {
  const rows = [{ name: 'AS3356' }, { name: 'AS64512', sample: true }, { name: 'AS174', sample: false }];
  const columns = markedColumns<(typeof rows)[number]>([
    { id: 'name', name: 'AS number', isRowHeader: true, cell: ({ name }) => name },
    { id: 'length', name: 'Length', cell: ({ name }) => name.length },
  ]);
  const { stage } = render(<DataTable label="Networks" columns={columns} rows={rows} rowKey={({ name }) => name} />);
  const marked = [...stage.querySelectorAll('[data-tone="info"]')].map((mark) => mark.closest('[role="rowheader"]'));
  expect(marked.map((cell) => cell?.textContent)).toEqual([expect.stringMatching(/AS64512Demo data$/)]);
  expect(stage.querySelectorAll('[role="columnheader"]')).toHaveLength(2);
  expect(toCsv(columns, rows)).toBe('AS number,Length,Demo data\r\nAS3356,6,\r\nAS64512,7,yes\r\nAS174,5,\r\n');
  expect(await axeProblems(stage)).toEqual([]);
});

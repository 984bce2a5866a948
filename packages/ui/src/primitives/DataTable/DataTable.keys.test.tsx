import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';

interface Network {
  readonly asn: number;
  readonly name: string;
}

const networks: readonly Network[] = [
  { asn: 64_512, name: 'Alder Net' },
  { asn: 64_513, name: 'Birch Transit' },
  { asn: 64_514, name: 'Beech Exchange' },
];

const columns: readonly DataColumn<Network>[] = [
  { id: 'name', name: 'Name', cell: ({ name }) => name, sortable: true },
  {
    id: 'asn',
    name: 'AS number',
    cell: ({ asn }) => (
      <>
        <a href={`#AS${asn}`}>AS{asn}</a>
        <Popover label="Why" trigger={<Button size="small">Why {asn}</Button>}>
          <button type="button">Inside</button>
        </Popover>
      </>
    ),
  },
  { id: 'peers', name: 'Seen by', about: 'Vantage points that see it.', cell: () => 7 },
];

function Networks(props: Partial<DataTableProps<Network>>) {
  return (
    <>
      <button type="button">Before</button>
      <DataTable label="Networks" columns={columns} rows={networks} rowKey={({ asn }) => asn} {...props} />
      <button type="button">After</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent ?? '';
const row = (name: string) => page.getByRole('row', { name });
const press = (keys: string) => userEvent.keyboard(keys);

describe('the keys of a DataTable', () => {
  it('enter it and leave it by one Tab, in both directions, and find the place again', async () => {
    render(<Networks />);
    await press('{Tab}{Tab}');
    await expect.element(row('Alder Net')).toHaveFocus();
    await press('{ArrowDown}{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(true);
    await press('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
    await press('{Tab}');
    expect(page.getByRole('grid').element().contains(document.activeElement)).toBe(true);
  });

  it('walk along a row through all that its cells hold, and around', async () => {
    render(<Networks />);
    await press('{Tab}{Tab}');
    const seen: string[] = [];
    for (let steps = 0; steps < 5; steps += 1) {
      await press('{ArrowRight}');
      seen.push(focused());
    }
    expect(seen).toEqual(['NameAlder Net', 'AS64512', 'Why 64512', 'Seen by7', row('Alder Net').element().textContent]);
    await press('{ArrowLeft}');
    expect(focused()).toBe('Seen by7');
  });

  it('walk down a column past what stands beside, and up into the header', async () => {
    render(<Networks />);
    await press('{Tab}{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Why 64513');
    await press('{ArrowUp}{ArrowUp}');
    await expect.element(page.getByRole('columnheader', { name: 'AS number' })).toHaveFocus();
    await press('{ArrowUp}');
    await expect.element(page.getByRole('columnheader', { name: 'AS number' })).toHaveFocus();
  });

  it('show what the term of a header means, until Escape', async () => {
    render(<Networks />);
    await press('{Tab}{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
    const header = page.getByRole('columnheader', { name: 'Seen by' });
    await expect.element(header).toHaveFocus();
    await expect.element(header).toHaveAccessibleDescription('Vantage points that see it.');
    await press('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(header).toHaveFocus();
  });

  it('lead to the ends of the row and of the table', async () => {
    render(<Networks />);
    await press('{Tab}{Tab}{End}');
    expect(focused()).toBe('Seen by7');
    await press('{Home}');
    expect(focused()).toBe('NameAlder Net');
    await press('{Control>}{End}{/Control}');
    expect(document.activeElement?.closest('[role="row"]')).toBe(row('Beech Exchange').element());
    await press('{Control>}{ArrowUp}{/Control}');
    expect(document.activeElement?.closest('[role="row"]')).toBe(row('Alder Net').element());
  });

  it('find a row by the letters of its name', async () => {
    render(<Networks />);
    await press('{Tab}{Tab}b');
    await expect.element(row('Birch Transit')).toHaveFocus();
    await press('e');
    await expect.element(row('Beech Exchange')).toHaveFocus();
  });

  it('go the other way where the page is written from right to left', async () => {
    const { stage } = render(<Networks />);
    stage.dir = 'rtl';
    await press('{Tab}{Tab}{ArrowLeft}');
    expect(focused()).toBe('NameAlder Net');
  });

  it('are heard by a popover of a cell alone while it is open, and the focus returns', async () => {
    render(<Networks />);
    await press('{Tab}{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    const inside = page.getByRole('button', { name: 'Inside' });
    await expect.element(inside).toBeVisible();
    await press('{ArrowDown}');
    expect(page.getByRole('grid', { includeHidden: true }).element().contains(document.activeElement)).toBe(false);
    await press('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Why 64512' })).toHaveFocus();
  });

  it('stay at the same place when the rows of another page come', async () => {
    const { rerender } = render(<Networks />);
    await press('{Tab}{Tab}{ArrowDown}');
    rerender(<Networks rows={[1, 2, 3].map((at) => ({ asn: at, name: `Network ${at}` }))} />);
    await expect.element(row('Network 2')).toHaveFocus();
  });

  it('follow the link of a row, which a press anywhere on it does, too', async () => {
    const followed = vi.fn();
    const { stage } = render(<Networks rowHref={({ asn }) => `#row-${asn}`} />);
    stage.addEventListener('click', (event) => {
      event.preventDefault();
      followed((event.target as Element).closest('a')?.getAttribute('href'));
    });
    await press('{Tab}{Tab}{Enter}');
    expect(followed).toHaveBeenLastCalledWith('#row-64512');
    await userEvent.click(row('Birch Transit'), { position: { x: 5, y: 5 } });
    expect(followed).toHaveBeenLastCalledWith('#row-64513');
    await userEvent.click(page.getByRole('link', { name: 'AS64514' }));
    expect(followed).toHaveBeenLastCalledWith('#AS64514');
  });

  it('reach the header of an empty table', async () => {
    const onSortChange = vi.fn();
    render(<Networks rows={[]} onSortChange={onSortChange} />);
    await press('{Tab}{Tab}{ArrowUp}{Enter}');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'name', order: 'asc' });
  });
});

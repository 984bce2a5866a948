import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { announcementColumns, announcements, type Announcement } from './DataTable.fixtures.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';

function Announcements(props: Partial<DataTableProps<Announcement>>) {
  return (
    <DataTable
      label="Announcements"
      columns={announcementColumns}
      rows={announcements(100_000)}
      rowKey={(row) => row.prefix}
      virtualHeight={400}
      {...props}
    />
  );
}

describeConformance<HTMLDivElement>(
  'DataTable of rows in sight',
  (host) => <Announcements {...host} rows={announcements(12)} />,
  { interactive: true },
);

describe('DataTable of rows in sight', () => {
  const active = () => {
    const grid = page.getByRole('grid').element();
    const cell = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    return cell?.querySelector(':scope > span:last-child')?.textContent ?? cell?.textContent;
  };

  it('builds only the rows in sight and says how many there are', async () => {
    render(<Announcements />);
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    expect(page.getByRole('row').elements().length).toBeLessThan(40);
    await expect.element(page.getByRole('status')).toHaveTextContent('100,000 rows');
  });

  it('is walked to its end and back', async () => {
    render(<Announcements />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(active()).toBe('10.0.1.0/24');
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await expect.poll(active).toBe('10.390.159.0/24');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect.poll(active).toBe('10.0.0.0/24');
  });

  it('sorts from the header by keyboard', async () => {
    const onSortChange = vi.fn();
    render(<Announcements onSortChange={onSortChange} />);
    await userEvent.keyboard('{Tab}{ArrowUp}{Enter}');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'prefix', order: 'asc' });
  });

  it.each([
    ['its cell', {}, '{ArrowRight}', '/as/64512'],
    ['its row, from a cell without one', { rowHref: (row: Announcement) => `/p/${row.asn}` }, '{End}', '/p/64512'],
  ])('follows the link of %s', async (_case, props, keys, address) => {
    const followed = vi.fn();
    const { stage } = render(<Announcements {...props} />);
    stage.addEventListener('click', (event) => {
      event.preventDefault();
      followed((event.target as Element).closest('a')?.getAttribute('href'));
    });
    await userEvent.keyboard(`{Tab}${keys}{Enter}`);
    expect(followed).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('continues from the cell that was pressed', async () => {
    render(<Announcements />);
    await userEvent.click(page.getByRole('gridcell', { name: 'Birch Transit' }).first());
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Cedar Exchange Services of the Northern Region');
  });

  it('shows fewer columns when there is less room, and walks only these', async () => {
    const { stage } = render(<Announcements />);
    stage.style.width = '600px';
    await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(3);
    await userEvent.keyboard('{Tab}{End}');
    expect(active()).toBe('0');
  });

  it('turns rows into cards with all facts, and still builds few of them', async () => {
    const { stage } = render(<Announcements />);
    stage.style.width = '400px';
    await expect.element(page.getByText('AS name', { exact: true }).last()).toBeVisible();
    expect(page.getByRole('row').elements().length).toBeLessThan(30);
    const [first, second] = page
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.getBoundingClientRect());
    expect(second?.top).toBeCloseTo(first?.bottom ?? Number.NaN, 0);
  });

  it('exports all rows, not only those in sight', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    render(<Announcements rows={announcements(500)} csvName="announcements" />);
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    const file = made.mock.calls[0]?.[0] as Blob;
    expect((await file.text()).trim().split('\r\n')).toHaveLength(501);
  });

  it('says that there is nothing', async () => {
    render(<Announcements rows={[]} />);
    await expect.element(page.getByText('No data to display')).toBeVisible();
  });
});

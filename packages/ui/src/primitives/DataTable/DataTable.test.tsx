import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { CsvMark } from './csvMark.ts';
import { announcementColumns, announcements, type Announcement } from './DataTable.fixtures.tsx';
import type { CsvRows, DataTableProps } from './DataTableProps.ts';
import { DensityContext } from './density.ts';
import { DataTable } from './DataTable.tsx';

describeConformance<HTMLDivElement>('DataTable', (host) => <Announcements {...host} rows={announcements(3)} />, {
  interactive: true,
});

function Announcements(props: Partial<DataTableProps<Announcement>>) {
  return (
    <DataTable label="Announcements" columns={announcementColumns} rows={[]} rowKey={(row) => row.prefix} {...props} />
  );
}

describe('DataTable', () => {
  it('names its rows by their first column', async () => {
    render(<Announcements rows={announcements(2)} />);
    await expect.element(page.getByRole('rowheader', { name: '10.0.1.0/24' })).toBeVisible();
  });

  it('sorts by header, by pointer and by keyboard', async () => {
    const onSortChange = vi.fn();
    render(
      <Announcements rows={announcements(2)} sort={{ column: 'prefix', order: 'asc' }} onSortChange={onSortChange} />,
    );
    await expect.element(page.getByRole('columnheader', { name: 'Prefix' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(page.getByRole('columnheader', { name: 'Seen by' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'peers', order: 'asc' });
    await userEvent.keyboard('{Home}{Enter}');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'prefix', order: 'desc' });
  });

  it('is walked by arrow keys, into the links of its cells', async () => {
    render(<Announcements rows={announcements(3)} />);
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain('10.0.1.0/24');
    expect(document.activeElement?.closest('[role="rowheader"], [role="gridcell"]')).not.toBeNull();
  });

  it('begins a long page with what is seen first, and shows it whole, also when its rows become more', async () => {
    const rows = () => page.getByRole('rowheader').elements().length;
    const { rerender } = render(<Announcements rows={announcements(60)} />);
    expect(rows()).toBe(20);
    await expect.poll(rows).toBe(60);
    rerender(<Announcements rows={announcements(3)} />);
    await expect.poll(rows).toBe(3);
    rerender(<Announcements rows={announcements(50)} />);
    await expect.poll(rows).toBe(50);
    await userEvent.keyboard('{Tab}{Control>}{End}{/Control}');
    expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain('10.0.49.0/24');
  });

  it.each([
    [announcements(1), undefined, '1 row'],
    [announcements(3), undefined, '3 rows'],
    [announcements(3), 12_431, '12,431 rows'],
  ])('counts %#', async (rows, total, said) => {
    render(<Announcements rows={rows} total={total || undefined} />);
    await expect.element(page.getByRole('status')).toHaveTextContent(said);
  });

  it('shows a skeleton of the final height while rows are on their way', async () => {
    const { stage, rerender } = render(<Announcements rows={undefined} skeletonRows={3} total={3} />);
    await expect.element(page.getByRole('table', { name: 'Announcements: loading' })).toBeVisible();
    const before = stage.getBoundingClientRect().height;
    rerender(<Announcements rows={announcements(3)} total={3} />);
    expect(Math.abs(stage.getBoundingClientRect().height - before)).toBeLessThanOrEqual(3);
  });

  it('says that there is nothing, and shows an error in its place', async () => {
    const { rerender } = render(<Announcements rows={[]} />);
    await expect.element(page.getByText('No data to display')).toBeVisible();
    rerender(<Announcements rows={[]} error="No answer" />);
    await expect.element(page.getByText('No answer')).toBeVisible();
    expect(page.getByRole('grid').elements()).toHaveLength(0);
  });

  it.each([
    [1000, ['Prefix', 'AS number', 'AS name', 'ROA', 'Seen by']],
    [767, ['Prefix', 'AS number', 'ROA', 'Seen by']],
    [619, ['Prefix', 'AS number', 'Seen by']],
  ])('shows at %i pixels of width the columns %j', (width, names) => {
    const { stage } = render(<Announcements rows={announcements(1)} />);
    stage.style.width = `${width + 2}px`;
    const shown = page
      .getByRole('columnheader')
      .elements()
      .map((header) => header.textContent);
    expect(shown).toEqual(names);
  });

  it('turns rows into cards with all facts under 547 pixels', async () => {
    const { stage } = render(<Announcements rows={announcements(1)} />);
    stage.style.width = '400px';
    await expect.element(page.getByText('AS name', { exact: true }).last()).toBeVisible();
    await expect.element(page.getByText('Alder Net')).toBeVisible();
    expect(page.getByRole('grid').element().scrollWidth).toBeLessThanOrEqual(400);
  });

  it('keeps what sorts at hand over cards', async () => {
    const onSortChange = vi.fn();
    const { stage } = render(<Announcements rows={announcements(1)} onSortChange={onSortChange} />);
    stage.style.width = '400px';
    await expect.element(page.getByRole('columnheader', { name: 'AS name' })).toBeInTheDocument();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Seen by ↓');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'peers', order: 'desc' });
    const silent = page.getByRole('columnheader', { name: 'AS name' });
    await expect.poll(() => silent.element().getBoundingClientRect().width).toBe(1);
  });

  it('builds all rows of a long page, and of a longer one after it', async () => {
    const count = () => page.getByRole('row').elements().length;
    const { rerender } = render(<Announcements rows={announcements(100)} />);
    await expect.poll(count).toBe(101);
    rerender(<Announcements rows={announcements(250)} />);
    await expect.poll(count).toBe(251);
    rerender(<Announcements rows={announcements(3)} />);
    await expect.poll(count).toBe(4);
  });

  it('offers no order of cards where there are none, and moves nothing up', async () => {
    const { stage, rerender } = render(<Announcements rows={undefined} onSortChange={vi.fn()} />);
    stage.style.width = '320px';
    const frame = () => stage.querySelector('[aria-busy]')!;
    const place = () => frame().querySelector('div')!.getBoundingClientRect().top - frame().getBoundingClientRect().top;
    await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    const before = place();
    rerender(<Announcements rows={[]} onSortChange={vi.fn()} />);
    await expect.element(page.getByText('No data to display')).toBeVisible();
    expect(page.getByRole('combobox', { name: 'Sort by' }).query()).toBeNull();
    expect(place()).toBe(before);
  });

  it('has lower rows where they are chosen', async () => {
    const onDensityChange = vi.fn();
    await page.viewport(1280, 800);
    render(
      <DensityContext value={{ density: 'compact', onDensityChange }}>
        <Announcements rows={announcements(1)} csvName="announcements" />
      </DensityContext>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Comfortable rows' }));
    expect(onDensityChange).toHaveBeenCalledExactlyOnceWith('comfortable');
    await page.viewport(1024, 768);
  });

  it('does not walk into columns that have given way', async () => {
    const { stage } = render(<Announcements rows={announcements(2)} />);
    stage.style.width = '600px';
    await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(3);
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Seen by');
  });

  it('exports all rows of a paged table', async () => {
    const csvRows = vi.fn(() => Promise.resolve(announcements(5)));
    const made = vi.spyOn(URL, 'createObjectURL');
    render(<Announcements rows={announcements(2)} csvName="announcements" csvRows={csvRows} />);
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.poll(() => made.mock.calls.length).toBe(1);
    const file = made.mock.calls[0]?.[0] as Blob;
    expect((await file.text()).trim().split('\r\n')).toHaveLength(6);
  });

  it('marks each row of a file inside a mark', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    made.mockClear();
    render(
      <CsvMark value="Demo data">
        <Announcements rows={announcements(2)} csvName="announcements" />
      </CsvMark>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.poll(() => made.mock.calls.length).toBe(1);
    const file = made.mock.calls[0]?.[0] as Blob;
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Demo data', 'yes', 'yes']);
  });

  it('says how far a long export is, and when it fails', async () => {
    let tell: (done: number) => void = () => undefined;
    let fail: () => void = () => undefined;
    const csvRows: CsvRows<Announcement> = (onProgress) => {
      tell = onProgress;
      return new Promise((_, reject) => (fail = () => reject(new Error('gone'))));
    };
    render(<Announcements rows={announcements(2)} total={2500} csvName="announcements" csvRows={csvRows} />);
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    tell(1000);
    await expect.element(page.getByText('1,000 of 2,500 rows read')).toBeVisible();
    fail();
    await expect.element(page.getByRole('alert')).toMatchTextContent('The export failed');
    await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  });

  it('copies the link to what it shows', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<Announcements rows={announcements(2)} viewHref="https://radar.example/as/64512?page=2" />);
    await userEvent.click(page.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith('https://radar.example/as/64512?page=2');
  });
});

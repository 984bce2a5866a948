import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { manySpans } from './HistoryDialog.fixtures.ts';
import { HistoryDialog, type HistoryDialogProps } from './HistoryDialog.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';

const show = (props: Partial<HistoryDialogProps<HistorySpan>> = {}, theme: (typeof themes)[number] = 'light') => {
  const onOpenChange = vi.fn();
  render(
    <HistoryDialog
      isOpen
      onOpenChange={onOpenChange}
      title="Announcement History"
      subject="10.0.0.0/16"
      history={{ status: 'ready', data: manySpans(3) }}
      nothing="No table shows it."
      {...props}
    />,
    theme,
  );
  return onOpenChange;
};

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => cellWords(row).join(' | '));

describe('HistoryDialog', () => {
  it('says which source is not loaded where that is why there is no row', async () => {
    show({ history: { status: 'ready', data: [] }, missingSource: 'vrps' });
    await expect.element(page.getByText(/^No list of validated ROAs is loaded, so this is unknown\./)).toBeVisible();
    expect(page.getByText('No table shows it.').query()).toBeNull();
  });

  it('numbers its rows; a row without an end is active', () => {
    show();
    expect(rows()).toEqual([
      '1 | Jan 14 2026 09:12 UTC | Active',
      '2 | Jan 9 2026 09:12 UTC | Jan 13 2026 09:12 UTC',
      '3 | Jan 4 2026 09:12 UTC | Jan 8 2026 09:12 UTC',
    ]);
  });

  it.each([
    [10, 0],
    [11, 1],
  ])('has for %d rows %d pagers', (count, pagers) => {
    show({ history: { status: 'ready', data: manySpans(count) } });
    expect(page.getByRole('navigation').elements()).toHaveLength(pagers);
  });

  it('shows 100 rows at first and counts through the pages', async () => {
    show({ history: { status: 'ready', data: manySpans(101) } });
    await expect.poll(rows).toHaveLength(100);
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect.poll(rows).toHaveLength(1);
    expect(rows()[0]).toMatch(/^101 /);
  });

  it('offers 10, 20, 50 and 100 rows a page', async () => {
    show({ history: { status: 'ready', data: manySpans(30) } });
    await userEvent.click(page.getByRole('button', { name: /Rows per page/ }));
    const options = page.getByRole('option');
    expect(options.elements().map((option) => option.textContent)).toEqual(['10', '20', '50', '100']);
    await userEvent.click(page.getByRole('option', { name: '10', exact: true }));
    await expect.poll(() => rows().length).toBe(10);
  });

  it('shows two histories with a pager each', () => {
    show({
      history: [
        { name: 'IPv4', rows: { status: 'ready', data: manySpans(12) } },
        { name: 'IPv6', rows: { status: 'ready', data: [] } },
      ],
    });
    const tables = page.getByRole('grid').elements();
    expect(tables.map((table) => table.getAttribute('aria-label'))).toEqual([
      'Announcement History, IPv4',
      'Announcement History, IPv6',
    ]);
    expect(page.getByRole('navigation').elements()).toHaveLength(1);
    expect(tables[1]?.textContent).toContain('No data to display');
  });

  it.each<[string, HistoryDialogProps<HistorySpan>['history']]>([
    ['No data to display', { status: 'ready', data: [] }],
    ['No answer in time.', { status: 'error', message: 'No answer in time.' }],
  ])('says %s', async (text, history) => {
    show({ history });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('is closed by Escape', async () => {
    const onOpenChange = show();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ history: { status: 'ready', data: manySpans(11) } }, theme);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

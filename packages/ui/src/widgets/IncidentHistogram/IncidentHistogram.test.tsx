import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { manyDays } from './IncidentHistogram.fixtures.ts';
import { IncidentHistogram, type IncidentHistogramProps } from './IncidentHistogram.tsx';

const show = (props: Partial<IncidentHistogramProps> = {}, theme: (typeof themes)[number] = 'light') =>
  render(<IncidentHistogram kind="hijacks" buckets={{ status: 'ready', data: manyDays(10) }} {...props} />, theme);

describe('IncidentHistogram', () => {
  it('says which source is not loaded where that is why there is no incident', async () => {
    show({ buckets: { status: 'ready', data: [] }, missingSource: 'routes' });
    await expect.element(page.getByText(/^No routing table is loaded, so this is unknown\./)).toBeVisible();
  });

  it.each([
    ['No hijacks recorded for this network.', undefined],
    ['No ongoing incidents.', 'No ongoing incidents.'],
  ])('says "%s" where there is none', async (words, none) => {
    show({ buckets: { status: 'ready', data: [] }, none });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('sums up, and reads out the bar that has the focus', async () => {
    show();
    await expect.element(page.getByRole('status')).toHaveTextContent('62 in total, 15 ongoing · since 2026/01/05');
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026/01/14: 12, 6 ongoing');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('status')).toHaveTextContent('2026/01/13: 5, 3 ongoing');
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByRole('img', { name: '2026/01/05: 1, 0 ongoing' })).toHaveFocus();
  });

  it.each([264, 304, 345, 480, 640, 760, 1200])('says no day over another one on an axis of %d px', async (width) => {
    for (const from of [0, 1, 2, 3, 4, 5, 6]) {
      const buckets = manyDays(34).slice(from, from + 28);
      const { stage } = show({ buckets: { status: 'ready', data: buckets }, asOf: buckets.at(-1)!.from });
      const axis = stage.querySelector<HTMLElement>('[data-part="axis"]')!;
      axis.style.width = `${width}px`;
      const said = [...axis.children]
        .map((day) => {
          const range = document.createRange();
          range.selectNodeContents(day);
          return range.getBoundingClientRect();
        })
        .filter((words) => words.width > 0 && words.height > 0)
        .toSorted((one, other) => one.left - other.left);
      expect(said.length).toBeGreaterThanOrEqual(2);
      expect(said.slice(1).every(({ left }, at) => left > said[at]!.right)).toBe(true);
    }
  });

  it.each([264, 900])('keeps a year of days within %d px', async (width) => {
    const { stage } = show({ buckets: { status: 'ready', data: manyDays(366) }, onSelect: () => {} });
    const plot = stage.querySelector<HTMLElement>('[data-part="plot"]')!;
    plot.style.width = `${width}px`;
    const last = plot.lastElementChild!.getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(plot.getBoundingClientRect().right + 0.5);
    expect(plot.querySelector('span')!.getBoundingClientRect().width).toBeGreaterThan(0);
  });

  it('is one stop of the Tab key', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.querySelector('[data-bar]:focus')).toBeNull();
  });

  it('draws bars in shares of the highest one, those that go on apart', () => {
    const { stage } = show();
    const heights = [...stage.querySelectorAll('[data-bar]')].map((bar) =>
      [...bar.children].map((part) => Math.round(part.getBoundingClientRect().height)),
    );
    expect(heights.at(-1)).toEqual([32, 32]);
    expect(heights[4]).toEqual([0, 0]);
  });

  it('narrows to a span, by keyboard', async () => {
    const onSelect = vi.fn();
    show({ onSelect, selected: new Date('2026-01-13T00:00:00Z') });
    await expect.element(page.getByRole('button', { name: /^2026\/01\/13/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(manyDays(10)[9]);
  });

  it('is a table too, newest first, without the days on which nothing began', async () => {
    show();
    await userEvent.click(page.getByRole('button', { name: 'Show table' }));
    const rows = page.getByRole('row').elements();
    expect(rows).toHaveLength(10);
    expect(cellWords(rows[1])).toEqual(['2026/01/14', '12', '6']);
  });

  it.each<[string, IncidentHistogramProps['buckets']]>([
    ['No hijacks recorded for this network.', { status: 'ready', data: [] }],
    ['No answer in time.', { status: 'error', message: 'No answer in time.' }],
  ])('says %s', async (text, buckets) => {
    show({ buckets });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ onSelect: vi.fn() }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import type { VisibilityTimeline } from './timeline.ts';
import { minutes, start, total, until, week } from './VisibilityChart.fixtures.ts';
import { VisibilityChart, type VisibilityChartProps } from './VisibilityChart.tsx';

const hour = 3_600_000;
const few: VisibilityTimeline = [
  [start, 1230],
  [start + 10 * hour, 615],
  [start + 20 * hour, 1300],
];

const show = (props: Partial<VisibilityChartProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const onSelectTime = vi.fn();
  function Live() {
    const [position, setPosition] = useState(props.position ?? null);
    return (
      <VisibilityChart
        prefix="10.1.0.0/16"
        timeline={{ status: 'ready', data: few }}
        total={total}
        until={start + 40 * hour}
        onSelectTime={(time) => (onSelectTime(time), setPosition(time))}
        {...props}
        position={position}
      />
    );
  }
  return { onSelectTime, ...render(<Live />, theme) };
};
const field = () => page.getByRole('slider', { name: 'Time' });
const drawn = () => vi.waitFor(() => expect(document.querySelector('path[d*="L"]')).not.toBeNull(), 15_000);

describe('VisibilityChart', () => {
  it('goes with the keys from change to change, by tenths and to both ends', async () => {
    const { onSelectTime } = show({ position: start + 5 * hour });
    await drawn();
    (field().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageUp}{Home}{End}');
    const hours = onSelectTime.mock.calls.flat().map((time: number) => (time - start) / hour);
    expect(hours).toEqual([10, 20, 10, 14, 0, 40]);
  });

  it('takes a click to its minute', async () => {
    const { onSelectTime } = show();
    await drawn();
    const { width } = field().element().getBoundingClientRect();
    await userEvent.click(field(), { position: { x: width / 4, y: 20 } });
    const time = onSelectTime.mock.lastCall?.[0] as number;
    expect(Math.abs(time - (start + 10 * hour))).toBeLessThan(0.2 * hour);
    expect(time % 60_000).toBe(0);
    await vi.waitFor(() => expect(document.querySelector('[data-part="position"]')).not.toBeNull());
  });

  it.each([
    [5, 'Nov 14 2026 05:00 UTC: 100\u00A0%, 1230 of 1230 vantage points'],
    [15, 'Nov 14 2026 15:00 UTC: 50\u00A0%, 615 of 1230 vantage points'],
    [30, 'Nov 15 2026 06:00 UTC: 100\u00A0%, 1300 of 1230 vantage points'],
  ])('says at hour %d what stands there, at most 100 percent', async (after, words) => {
    show({ position: start + after * hour });
    await drawn();
    await expect.element(field()).toHaveAttribute('aria-valuetext', words);
  });

  it('takes values as shares where there is no total', async () => {
    show({ total: 1, timeline: { status: 'ready', data: [[start, 0.25]] } });
    await drawn();
    await expect.element(page.getByText('25 %')).toBeVisible();
  });

  it('says in a row what a single table knows, with its date', async () => {
    show({ timeline: { status: 'ready', data: [[start, 615]] }, until: start });
    await expect.element(page.getByRole('row', { name: 'Nov 14 2026 00:00 UTC' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Show chart' }).query()).toBeNull();
    expect(page.getByRole('slider').query()).toBeNull();
  });

  it('follows the pointer with time and value', async () => {
    const { stage } = show();
    await drawn();
    const { width } = field().element().getBoundingClientRect();
    await userEvent.hover(field(), { position: { x: width * 0.375, y: 30 } });
    await vi.waitFor(() => expect(stage.textContent).toContain('50\u00A0%, 615 of 1230 vantage points'));
  });

  it('is no control where no time can be chosen', async () => {
    render(<VisibilityChart prefix="10.1.0.0/16" timeline={{ status: 'ready', data: few }} />);
    await drawn();
    expect(page.getByRole('slider').query()).toBeNull();
  });

  it('shows a dip of a minute three pixels wide', async () => {
    const { stage } = show({ timeline: { status: 'ready', data: minutes }, until });
    await drawn();
    await vi.waitFor(() => expect(stage.querySelectorAll('[data-part="dip"]')).toHaveLength(1));
    const { width, height } = stage.querySelector('[data-part="dip"]')!.getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(3);
    expect(height).toBeGreaterThan(80);
  });

  it('has the same points as a table, newest first, each leading to its time', async () => {
    const { onSelectTime } = show({ timeline: { status: 'ready', data: week }, until });
    await userEvent.click(page.getByRole('button', { name: 'Show table' }));
    await expect.element(page.getByRole('grid')).toBeVisible();
    const newest = page.getByRole('row').nth(1).getByRole('button');
    await userEvent.click(newest);
    expect(onSelectTime).toHaveBeenCalledWith(week.at(-1)?.[0]);
    await userEvent.click(page.getByRole('button', { name: 'Show chart' }));
    await drawn();
  });

  it.each([
    ['loading', { status: 'loading' }, 'Loading the visibility'],
    ['empty', { status: 'ready', data: [] }, 'No data for 10.1.0.0/16'],
    ['failed', { status: 'error', message: 'The server did not answer.' }, 'The server did not answer.'],
    ['locked', { status: 'locked' }, 'Prefix visibility history is only available for users with Pro Subscription'],
  ] as const)('says when it is %s', (_, timeline, words) => {
    const { stage } = show({ timeline });
    expect(stage.textContent).toContain(words);
  });

  it('tries again after an error', async () => {
    const onRetry = vi.fn();
    show({ timeline: { status: 'error', message: 'No answer.', onRetry } });
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show({ position: start + hour }, theme);
    await drawn();
    expect(await axeProblems(stage)).toEqual([]);
  });
});

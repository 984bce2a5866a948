import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { stopTimers } from '../../testing/timers.ts';
import { themes } from '../../tokens/themes/names.ts';
import { available, counts, noEvents, now, start, week } from './PlayerBar.fixtures.ts';
import { PlayerBar, type PlayerBarProps } from './PlayerBar.tsx';

const hour = 3_600_000;
const day = 24 * hour;

const show = (props: Partial<PlayerBarProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const heard = { position: vi.fn(), step: vi.fn(), date: vi.fn(), close: vi.fn() };
  function Live() {
    const [position, setPosition] = useState(props.position ?? start);
    const [step, setStep] = useState(props.step ?? 60);
    const [date, setDate] = useState(props.date ?? start);
    return (
      <PlayerBar
        history={{ status: 'ready', data: week }}
        available={available}
        counts={counts}
        startsPaused
        {...props}
        position={position}
        onPositionChange={(next) => (heard.position(next), setPosition(next))}
        step={step}
        onStepChange={(next) => (heard.step(next), setStep(next))}
        date={date}
        onDateChange={(next) => (heard.date(next), setDate(next))}
        onClose={heard.close}
      />
    );
  }
  return { heard, ...render(<Live />, theme) };
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const focusedLabel = () => document.activeElement?.getAttribute('aria-label');
const press = (name: string) => userEvent.click(button(name));

describe('PlayerBar', () => {
  it('has its controls in their order', () => {
    show();
    const names = page
      .getByRole('toolbar')
      .getByRole('button')
      .all()
      .map((each) => each.element().getAttribute('aria-label'));
    const steps = ['Decrease step size', 'Increase step size'];
    expect(names).toEqual(['First', 'Previous', ...steps, 'Play', 'Next', 'Last', 'Close']);
  });

  it('goes forth and back by steps and to both ends', async () => {
    const { heard } = show({ position: start + day });
    for (const name of ['Next', 'Previous', 'Previous', 'Last', 'First']) await press(name);
    expect(heard.position.mock.calls.flat()).toEqual([start + day + hour, start + day, start + day - hour, now, start]);
    await expect.element(button('First')).toBeDisabled();
    await expect.element(button('Previous')).toBeDisabled();
  });

  it('changes the step within its sixteen, and below the smallest to single events', async () => {
    const { heard } = show({ step: 2 });
    await press('Decrease step size');
    await press('Decrease step size');
    await expect.element(page.getByText('Single event')).toBeVisible();
    await expect.element(button('Decrease step size')).toBeDisabled();
    await press('Next');
    expect(heard.position).toHaveBeenLastCalledWith(week.events[0]);
    await press('Increase step size');
    expect(heard.step.mock.calls.flat()).toEqual([1, 'single-event', 1]);
  });

  it('cannot step further than a day', async () => {
    show({ step: 1440 });
    await expect.element(page.getByText('1 day')).toBeVisible();
    await expect.element(button('Increase step size')).toBeDisabled();
  });

  it('plays by itself, a step every two seconds, until paused', () => {
    const pass = stopTimers();
    const { heard } = show({ startsPaused: false });
    pass(1999);
    expect(heard.position).not.toHaveBeenCalled();
    pass(1);
    expect(heard.position.mock.calls.flat()).toEqual([start + hour]);
    pass(2000);
    expect(heard.position.mock.calls.flat()).toEqual([start + hour, start + 2 * hour]);
    flushSync(() => (button('Pause').element() as HTMLElement).click());
    pass(10_000);
    expect(heard.position).toHaveBeenCalledTimes(2);
  });

  it('stops at the end and plays again from the beginning', async () => {
    const { heard } = show({ position: now });
    await expect.element(button('Next')).toBeDisabled();
    await press('Play');
    expect(heard.position).toHaveBeenLastCalledWith(start);
    await expect.element(button('Pause')).toBeVisible();
    await press('Last');
    await expect.element(button('Play')).toBeVisible();
  });

  it('is worked by keys on its controls', async () => {
    const { heard } = show({ position: start + day });
    (button('Next').element() as HTMLElement).focus();
    await userEvent.keyboard('.,{End}{Home}+-p');
    expect(heard.position.mock.calls.flat()).toEqual([start + day + hour, start + day, now, start]);
    expect(heard.step.mock.calls.flat()).toEqual([120, 60]);
    await expect.element(button('Pause')).toBeVisible();
    // End has disabled Next, which had the focus.
    expect(focusedLabel()).toBe('Pause');
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedLabel()).toBe('Next');
  });

  it('goes to any moment by its scrubber, and says seconds between single events', async () => {
    const { heard } = show({ step: 'single-event' });
    const scrubber = page.getByRole('slider', { name: 'Position' });
    (scrubber.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    expect(heard.position).toHaveBeenLastCalledWith(now);
    await userEvent.keyboard('{ArrowLeft}');
    expect(heard.position).toHaveBeenLastCalledWith(now - 60_000);
    await expect.element(scrubber).toHaveAttribute('aria-valuetext', 'Nov 21 2026 07:24:00 UTC');
    await expect.element(page.getByText('Nov 21 2026 07:24:00 UTC')).toBeVisible();
  });

  it('closes', async () => {
    const { heard } = show();
    await press('Close');
    expect(heard.close).toHaveBeenCalledOnce();
  });

  it.each([
    ['2020-01-01', 'The selected date is too old. The player date is set to the most recent available.', '2026-08-01'],
    ['2031-01-01', 'The date must be in the past. The player date is set to the most recent available.', '2026-11-21'],
  ])('says what it plays in the place of %s', async (date, words, shown) => {
    const { heard } = show();
    await userEvent.fill(page.getByLabelText('Start date'), date);
    expect(heard.date).toHaveBeenLastCalledWith(Date.parse(`${date}T00:00:00Z`));
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByLabelText('Start date')).toHaveValue(shown);
  });

  it('waits with a year that is being typed', async () => {
    const { heard } = show();
    await userEvent.fill(page.getByLabelText('Start date'), '0002-11-10');
    expect(heard.date).not.toHaveBeenCalled();
    await userEvent.fill(page.getByLabelText('Start date'), '2026-11-10');
    expect(heard.date).toHaveBeenCalledExactlyOnceWith(Date.parse('2026-11-10T00:00:00Z'));
  });

  it('tells where it stands and what the step changed', async () => {
    show({ position: start + 9 * hour });
    await expect.element(page.getByText('Nov 14 2026 09:00 UTC')).toBeVisible();
    expect(page.getByText('312').element().parentElement?.parentElement?.textContent).toBe(
      '312 active+3 new−1 withdrawn',
    );
  });

  it.each([
    ['loading', { status: 'loading' }, 'Loading the history'],
    ['empty', { status: 'ready', data: noEvents }, 'No history routes'],
    [
      'failed',
      { status: 'error', message: 'No answer.', onRetry: () => undefined },
      'The history could not be loaded. No answer.',
    ],
  ] as const)('can only be closed or given another date while %s', async (_, history, words) => {
    show({ history });
    await expect.element(page.getByText(words)).toBeVisible();
    for (const name of ['First', 'Previous', 'Play', 'Next', 'Last']) await expect.element(button(name)).toBeDisabled();
    await expect.element(button('Close')).toBeEnabled();
    await expect.element(page.getByLabelText('Start date')).toBeEnabled();
  });

  it('leads to the subscription where it is locked', async () => {
    show({ history: { status: 'locked' } });
    await expect.element(page.getByText('The player is only available for users with Pro Subscription')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show({ date: 0 }, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});

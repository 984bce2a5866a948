import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { changes } from './PlayerEvents.fixtures.ts';
import { PlayerEvents, type PlayerEventsProps } from './PlayerEvents.tsx';

const given = (props: Partial<PlayerEventsProps> = {}): PlayerEventsProps => ({
  events: { status: 'ready', data: changes },
  position: changes[3]!.time,
  onSelectTime: () => undefined,
  ...props,
});
const here = () => page.getByRole('row').filter({ has: page.getByRole('img', { name: 'player position' }) });

describe('PlayerEvents', () => {
  it('counts what came, left and stood at each change, and marks where the player is', async () => {
    render(<PlayerEvents {...given()} />);
    await expect.element(here().getByRole('button', { name: 'Nov 14 2026 01:12 UTC' })).toBeVisible();
    const { added, left, active } = changes[3]!;
    expect(here().element().textContent?.match(/\d+/g)?.slice(-3).map(Number)).toEqual([added, left, active]);
    await expect.element(page.getByRole('status').getByText('34 rows')).toBeVisible();
  });

  it('takes the player to the change that is pressed', async () => {
    const onSelectTime = vi.fn();
    render(<PlayerEvents {...given({ onSelectTime })} />);
    await userEvent.click(page.getByRole('button', { name: 'Nov 14 2026 02:08 UTC' }));
    expect(onSelectTime).toHaveBeenCalledExactlyOnceWith(changes[4]!.time);
  });

  it('turns the page with the player, and not while it stands where a page was turned by hand', async () => {
    const { rerender } = render(<PlayerEvents {...given()} />);
    rerender(<PlayerEvents {...given({ position: changes[12]!.time + 60_000 })} />);
    await expect.element(here().getByRole('button', { name: 'Nov 14 2026 19:12 UTC' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect.element(here()).not.toBeInTheDocument();
    rerender(<PlayerEvents {...given({ position: changes[12]!.time + 120_000 })} />);
    await expect.element(here()).not.toBeInTheDocument();
    rerender(<PlayerEvents {...given({ position: changes[13]!.time })} />);
    await expect.element(here()).toBeVisible();
  });

  it('marks none before the first change', async () => {
    render(<PlayerEvents {...given({ position: changes[0]!.time - 1 })} />);
    await expect.element(page.getByRole('button', { name: 'Nov 14 2026 00:00 UTC' })).toBeVisible();
    await expect.element(here()).not.toBeInTheDocument();
  });

  it('says that nothing changed, that it failed, that it is locked', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<PlayerEvents {...given({ events: { status: 'ready', data: [] } })} />);
    await expect.element(page.getByText('No history routes')).toBeVisible();
    rerender(<PlayerEvents {...given({ events: { status: 'error', message: 'No answer.', onRetry } })} />);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<PlayerEvents {...given({ events: { status: 'locked' } })} />);
    await expect.element(page.getByText(/only available for users with Pro Subscription/)).toBeVisible();
  });

  it.each(themes)('is free of axe violations: %s', async (theme) => {
    const { stage } = render(<PlayerEvents {...given()} />, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});

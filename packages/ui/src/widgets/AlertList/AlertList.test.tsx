import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { alerts } from './AlertList.fixtures.ts';
import { AlertList } from './AlertList.tsx';

const show = () => {
  const onReply = vi.fn();
  render(<AlertList alerts={{ status: 'ready', data: alerts }} onReply={onReply} />);
  return onReply;
};

function Replying() {
  const [alert, setAlert] = useState(alerts[0]!);
  return (
    <AlertList alerts={{ status: 'ready', data: [alert] }} onReply={() => setAlert({ ...alert, isExpected: true })} />
  );
}

describe('AlertList', () => {
  it('says why an alert was sent, by which path, and what was told', async () => {
    show();
    const region = page.getByText(/Rule: Hijack · Vantage points: 12/).first();
    await expect.element(region).toBeVisible();
    // The start is already shown above the reasons.
    expect(page.getByText('Since').elements()).toEqual([]);
    await expect.element(page.getByText('Path: 64600 64601 64666 (9 vantage points)').first()).toBeVisible();
    await expect.element(page.getByText('Path: 64600 64700 64512 (1 vantage point)')).toBeVisible();
    await expect.element(page.getByText(/Over already/)).toBeVisible();
  });

  it('writes the instant of a reason as other pages do', async () => {
    const [alert] = alerts;
    const reasons = [{ name: 'Expires', value: '2026-11-23T10:00:00Z' }];
    render(<AlertList alerts={{ status: 'ready', data: [{ ...alert!, reasons }] }} onReply={vi.fn()} />);
    await expect.element(page.getByText('Expires: Nov 23 2026 10:00 UTC')).toBeVisible();
  });

  it('replies to the alert that was meant', async () => {
    const onReply = show();
    await userEvent.click(
      page.getByRole('button', { name: 'Acknowledge: Hijack of 10.1.0.0/16 (AS64512) by AS64666' }),
    );
    expect(onReply).toHaveBeenLastCalledWith('a1', 'acknowledge');
    await userEvent.click(page.getByRole('button', { name: 'Take back: Hijack of 10.2.0.0/16 (AS64512) by AS64667' }));
    expect(onReply).toHaveBeenLastCalledWith('a3', 'reopen');
  });

  it('takes the focus of a reply that is no longer possible', async () => {
    render(<Replying />);
    await userEvent.click(page.getByRole('button', { name: /^This was expected: Hijack of 10.1/ }));
    await expect
      .element(page.getByRole('button', { name: /^This was expected: Hijack of 10.1/ }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('group', { name: 'Alerts' })).toHaveFocus();
  });

  it('leads to the graph where there is one', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'See the graph' }).first())
      .toHaveAttribute('href', '/as/64512/graph/?prefix=10.1.0.0%2F16');
    expect(page.getByRole('link', { name: 'See the graph' }).elements()).toHaveLength(3);
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

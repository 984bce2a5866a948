import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { activityEvidence } from '../../facts/activity.ts';
import { activeFacts } from './ActivityBadge.fixtures.ts';
import { ActivityBadge } from './ActivityBadge.tsx';

describe('ActivityBadge', () => {
  it.each([
    ['active', 'Active', 'info'],
    ['archived', 'Archived', 'neutral'],
  ] as const)('words %s as %s, with an icon', async (activity, word, tone) => {
    const { stage } = render(<ActivityBadge activity={activity} />);
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
    expect(stage.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
    expect(stage.querySelector('svg')).not.toBeNull();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it.each([
    ['active', 'high', 'high'],
    ['active', 'medium', 'medium'],
    ['active', 'low', 'medium'],
    ['archived', 'high', undefined],
  ] as const)('alarms while an incident goes on: %s, %s', (activity, severity, alarm) => {
    const { stage } = render(<ActivityBadge activity={activity} severity={severity} />);
    expect(stage.querySelector<HTMLElement>('[data-severity]')?.dataset['severity']).toBe(alarm);
  });

  it('shows its evidence by keyboard', async () => {
    const onOpenEvidence = vi.fn();
    render(
      <ActivityBadge
        activity="active"
        subject="Route leak of 10.0.0.0/16"
        evidence={{ status: 'ready', data: activityEvidence(activeFacts) }}
        onOpenEvidence={onOpenEvidence}
      />,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Route leak of 10.0.0.0/16: Active' });
    await expect.element(dialog).toMatchTextContent('Seen since Jan 3 2026 08:15 UTC');
    expect(onOpenEvidence).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(<ActivityBadge activity="active" evidence={{ status: 'loading' }} />, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});

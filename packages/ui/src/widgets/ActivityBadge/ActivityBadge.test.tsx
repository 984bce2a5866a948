import { describe, expect, it } from 'vitest';
import { activityEvidence } from '../../facts/activity.ts';
import { describeBadge } from '../../testing/describeBadge.tsx';
import { render } from '../../testing/render.tsx';
import { activeFacts } from './ActivityBadge.fixtures.ts';
import { ActivityBadge } from './ActivityBadge.tsx';

describeBadge('ActivityBadge', {
  words: [
    ['active', 'Active', 'info'],
    ['archived', 'Archived', 'neutral'],
  ],
  make: (activity, explained) => <ActivityBadge activity={activity} {...explained} />,
  explained: {
    value: 'active',
    subject: 'Route leak of 10.0.0.0/16',
    evidence: activityEvidence(activeFacts),
    says: ['Seen since Jan 3 2026 08:15 UTC'],
  },
});

describe('ActivityBadge', () => {
  it.each([
    ['active', 'high', 'high'],
    ['active', 'medium', 'medium'],
    ['active', 'low', 'medium'],
    ['archived', 'high', undefined],
  ] as const)('alarms while an incident goes on: %s, %s', (activity, severity, alarm) => {
    const { stage } = render(<ActivityBadge activity={activity} severity={severity} />);
    expect(stage.querySelector<HTMLElement>('[data-severity]')?.dataset['severity']).toBe(alarm);
  });
});

import type { ActivityFacts } from '../../facts/activity.ts';

export const activeFacts: ActivityFacts = {
  firstSeen: new Date('2026-01-03T08:15:00Z'),
  lastSeen: null,
  source: 'Routing tables of the collector',
  asOf: new Date('2026-01-15T09:00:00Z'),
};

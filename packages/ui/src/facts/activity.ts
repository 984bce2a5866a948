import type { Evidence } from './evidence.ts';
import { dayText, minuteText } from './dateText.ts';

/** Whether something is ongoing. */
export const activities = ['active', 'archived'] as const;
export type Activity = (typeof activities)[number];

export const activityWords: Readonly<Record<Activity, string>> = { active: 'Active', archived: 'Archived' };

/** Facts that decide whether something is ongoing. */
export interface ActivityFacts {
  readonly firstSeen: Date;
  /** Null while it is still seen. */
  readonly lastSeen: Date | null;
  /** Source that is checked for it: `Routing tables`. */
  readonly source: string;
  /** When it was last checked. */
  readonly asOf: Date | null;
}

/** Active until it was seen for the last time. */
export function activityOf({ lastSeen }: Pick<ActivityFacts, 'lastSeen'>): Activity {
  return lastSeen === null ? 'active' : 'archived';
}

const rule = 'Active: present in the newest data. Archived: no longer present in the newest data; kept on record.';

export function activityEvidence(facts: ActivityFacts): Evidence {
  const { firstSeen, lastSeen, source, asOf } = facts;
  return {
    reason:
      lastSeen === null
        ? `Seen since ${minuteText(firstSeen)}; present in the newest data.`
        : `Seen from ${minuteText(firstSeen)} to ${minuteText(lastSeen)}; not since.`,
    rule,
    inputs: [
      { name: 'First seen', value: dayText(firstSeen), source, asOf },
      { name: 'Last seen', value: lastSeen === null ? 'ongoing' : dayText(lastSeen), source, asOf },
    ],
    changes: [lastSeen === null ? 'It is missing from the next data.' : 'It is seen again. That starts a new record.'],
  };
}

import type { Evidence } from './evidence.ts';
import { dayText, minuteText } from './dateText.ts';

/** Whether a thing still goes on. */
export const activities = ['active', 'archived'] as const;
export type Activity = (typeof activities)[number];

export const activityWords: Readonly<Record<Activity, string>> = { active: 'Active', archived: 'Archived' };

/** What tells whether a thing still goes on. */
export interface ActivityFacts {
  readonly firstSeen: Date;
  /** Null while it is still seen. */
  readonly lastSeen: Date | null;
  /** Where it is looked for: `Routing tables`. */
  readonly source: string;
  /** When it was last looked for. */
  readonly asOf: Date | null;
}

/** A thing is active until it has been seen for the last time. */
export function activityOf({ lastSeen }: Pick<ActivityFacts, 'lastSeen'>): Activity {
  return lastSeen === null ? 'active' : 'archived';
}

const rule = 'Active: present in the newest data. Archived: no longer present in the newest data; kept on record.';

/** The evidence of an activity. */
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

import type { DaySpan } from '../../facts/daySpan.ts';
import type { PageView } from '../../facts/pageView.ts';

/** Something that was done, by whom and to whom. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** An address, or what ran it. */
  readonly actor: string;
  /** `user.blocked`. */
  readonly action: string;
  readonly subject: string;
  /** Address that it came from; null where it came from the machine itself. */
  readonly address: string | null;
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

/** Part of the log, as the address of the page says it. Empty and null narrow nothing. */
export interface AuditView extends PageView {
  /** Part of who did it. */
  readonly actor: string;
  readonly action: string | null;
  /** Part of whom or what it was done to. */
  readonly subject: string;
  readonly days: DaySpan;
}

export const isNarrowed = ({ actor, action, subject, days }: AuditView): boolean =>
  actor !== '' || action !== null || subject !== '' || days.from !== '' || days.until !== '';

/** Details in one line: `role: ADMIN, reason: spam`. */
export function detailText({ details }: Pick<AuditEntry, 'details'>): string {
  return details.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

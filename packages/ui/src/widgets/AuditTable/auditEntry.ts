import type { DaySpan } from '../../facts/daySpan.ts';
import type { PageView } from '../../facts/pageView.ts';

/** Something that was done, by whom and to whom. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** An email address, or the process that did it. */
  readonly actor: string;
  /** `user.blocked`. */
  readonly action: string;
  readonly subject: string;
  /** IP address it came from; null if it came from the machine itself. */
  readonly address: string | null;
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

/** A part of the log, as in the page's URL. Empty and null do not filter. */
export interface AuditView extends PageView {
  /** Part of the actor. */
  readonly actor: string;
  readonly action: string | null;
  /** Part of the subject. */
  readonly subject: string;
  readonly days: DaySpan;
}

export const isNarrowed = ({ actor, action, subject, days }: AuditView): boolean =>
  actor !== '' || action !== null || subject !== '' || days.from !== '' || days.until !== '';

/** Details on one line: `role: ADMIN, reason: spam`. */
export function detailText({ details }: Pick<AuditEntry, 'details'>): string {
  return details.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

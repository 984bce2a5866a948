import type { AlertChange, AlertKind, AlertReason } from '@routeglass/domain/alerts';

/** An alert about one's own network. */
export interface Alert {
  readonly id: string;
  readonly asn: number;
  readonly kind: AlertKind;
  readonly isOpen: boolean;
  readonly title: string;
  readonly began: Date;
  readonly ended: Date | null;
  readonly acknowledged: Date | null;
  readonly snoozedUntil: Date | null;
  readonly isExpected: boolean;
  readonly reasons: readonly AlertReason[];
  /** The most common AS paths, and how many vantage points carry each; null where they were not counted. */
  readonly paths: readonly { readonly path: string; readonly vantagePoints: number | null }[];
  /** Where the graph shows it; null where it is about no prefix. */
  readonly graph: string | null;
  readonly messages: readonly { readonly change: AlertChange; readonly at: Date }[];
}

export const alertReplies = ['acknowledge', 'snooze', 'expected', 'reopen'] as const;
export type AlertReply = (typeof alertReplies)[number];

/** What can be said to an alert now. Once it was expected nothing more can be. */
export function repliesTo({ isOpen, acknowledged, snoozedUntil, isExpected }: Alert): readonly AlertReply[] {
  if (isExpected) return [];
  if (!isOpen) return ['expected'];
  return acknowledged || snoozedUntil ? ['expected', 'reopen'] : ['acknowledge', 'snooze', 'expected'];
}

export const replyWords: Readonly<Record<AlertReply, string>> = {
  acknowledge: 'Acknowledge',
  snooze: 'Snooze 8 h',
  expected: 'This was expected',
  reopen: 'Take back',
};

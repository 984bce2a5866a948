import type { AlertChange, AlertKind, AlertReason } from '@routeglass/domain/alerts';

/** An alert about one of the reader's networks. */
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
  /** The most common AS paths with the number of vantage points that carry each; null if not counted. */
  readonly paths: readonly { readonly path: string; readonly vantagePoints: number | null }[];
  /** Link to the graph; null if the alert is not about a prefix. */
  readonly graph: string | null;
  readonly messages: readonly { readonly change: AlertChange; readonly at: Date }[];
}

export const alertReplies = ['acknowledge', 'snooze', 'expected', 'reopen'] as const;
export type AlertReply = (typeof alertReplies)[number];

/** Possible replies to an alert. None once it was marked as expected. */
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

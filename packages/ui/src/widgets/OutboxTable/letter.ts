import type { Tone } from '../../tokens/roles.ts';
import type { OpenFace } from '../../facts/face.ts';

/** `kept`: no mail server is configured, so it stays in the outbox. */
export const letterStates = ['queued', 'sent', 'kept', 'failed', 'suppressed'] as const;
export type LetterState = (typeof letterStates)[number];
export const letterLooks: Readonly<Record<LetterState, { readonly name: string; readonly tone: Tone }>> = {
  queued: { name: 'Queued', tone: 'info' },
  sent: { name: 'Sent', tone: 'valid' },
  kept: { name: 'Kept', tone: 'neutral' },
  failed: { name: 'Failed', tone: 'invalid' },
  suppressed: { name: 'Suppressed', tone: 'unknown' },
};

export const jobStates = ['waiting', 'running', 'done', 'dead'] as const;
export type JobState = (typeof jobStates)[number];
export const jobLooks: Readonly<Record<JobState, { readonly name: string; readonly tone: Tone }>> = {
  waiting: { name: 'Waiting', tone: 'info' },
  running: { name: 'Running', tone: 'info' },
  done: { name: 'Done', tone: 'valid' },
  dead: { name: 'Dead', tone: 'invalid' },
};

/** A mail from the server. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly state: LetterState;
  readonly created: Date;
  readonly attempts: number;
  /** Error of the last attempt. */
  readonly problem: string | null;
}

/** A background job of the server. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly runAt: Date;
  readonly problem: string | null;
}

/** The open mail with its text. */
export interface OpenLetter extends Pick<Letter, 'subject' | 'to'> {
  readonly text: OpenFace<string>;
}

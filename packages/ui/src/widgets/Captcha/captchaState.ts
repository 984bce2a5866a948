import type { Tone } from '../../tokens/roles.ts';

/** States of the check. */
export const captchaStates = ['unsolved', 'solving', 'solved', 'failed', 'expired'] as const;
export type CaptchaState = (typeof captchaStates)[number];

/** Text and tone of each state. */
export const captchaWords: Readonly<Record<CaptchaState, { readonly words: string; readonly tone: Tone }>> = {
  unsolved: { words: 'Tick the box. Your browser then works for a moment.', tone: 'neutral' },
  solving: { words: 'Checking. This takes a few seconds.', tone: 'neutral' },
  solved: { words: 'Checked', tone: 'valid' },
  failed: { words: 'The check failed. Tick the box again.', tone: 'invalid' },
  expired: { words: 'The check has expired. Tick the box again.', tone: 'unknown' },
};

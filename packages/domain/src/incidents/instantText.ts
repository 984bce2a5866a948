import { minuteText } from '../time/minuteText.ts';

/** `Jan 15 2026 09:00 UTC` */
export function instantText(seconds: number): string {
  return minuteText(new Date(seconds * 1000));
}

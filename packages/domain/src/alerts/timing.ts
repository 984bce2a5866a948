/** When a channel takes messages. Minutes of the day in UTC, 0 to 1439; equal ones mean no quiet hours. */
export interface SendingHours {
  readonly quietFrom: number;
  readonly quietUntil: number;
  /** Minutes that messages are gathered for, as 60 or 1440; 0 sends each at once. */
  readonly digest: number;
}

export const alwaysSend: SendingHours = { quietFrom: 0, quietUntil: 0, digest: 0 };

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** When a message of `now` goes out, ms since 1970: never earlier, at most a day and the quiet hours later. What is urgent waits for nothing. */
export function whenToSend(isUrgent: boolean, hours: SendingHours, now: number): number {
  if (isUrgent) return now;
  const step = hours.digest * MINUTE;
  const gathered = step === 0 ? now : Math.ceil(now / step) * step;
  const length = (hours.quietUntil - hours.quietFrom + 1440) % 1440;
  if (length === 0) return gathered;
  const into = (gathered - hours.quietFrom * MINUTE) % DAY;
  return into < length * MINUTE ? gathered - into + length * MINUTE : gathered;
}

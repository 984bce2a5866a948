/** When a channel sends messages. Minutes of the day in UTC, 0 to 1439; if both are equal, there are no quiet hours. */
export interface SendingHours {
  readonly quietFrom: number;
  readonly quietUntil: number;
  /** Minutes for which messages are collected, such as 60 or 1440; 0 sends each one at once. */
  readonly digest: number;
}

export const alwaysSend: SendingHours = { quietFrom: 0, quietUntil: 0, digest: 0 };

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** When a message of `now` is sent, ms since 1970: never earlier, at most a day plus the quiet hours later. Urgent messages never wait. */
export function whenToSend(isUrgent: boolean, hours: SendingHours, now: number): number {
  if (isUrgent) return now;
  const step = hours.digest * MINUTE;
  const gathered = step === 0 ? now : Math.ceil(now / step) * step;
  const length = (hours.quietUntil - hours.quietFrom + 1440) % 1440;
  if (length === 0) return gathered;
  const into = (gathered - hours.quietFrom * MINUTE) % DAY;
  return into < length * MINUTE ? gathered - into + length * MINUTE : gathered;
}

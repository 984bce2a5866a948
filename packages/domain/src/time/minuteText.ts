const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant to the minute in UTC, `Nov 5 2026 09:04 UTC`. */
export function minuteText(instant: Date): string {
  const day = `${months[instant.getUTCMonth()]} ${instant.getUTCDate()} ${instant.getUTCFullYear()}`;
  return `${day} ${two(instant.getUTCHours())}:${two(instant.getUTCMinutes())} UTC`;
}

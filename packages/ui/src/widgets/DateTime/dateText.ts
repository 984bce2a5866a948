const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** The day of an instant in UTC, `2026/11/05`. */
export function dayText(instant: Date): string {
  return `${instant.getUTCFullYear()}/${two(instant.getUTCMonth() + 1)}/${two(instant.getUTCDate())}`;
}

/** An instant to the minute in UTC, `Nov 5 2026 09:04 UTC`. */
export function minuteText(instant: Date): string {
  const day = `${months[instant.getUTCMonth()]} ${instant.getUTCDate()} ${instant.getUTCFullYear()}`;
  return `${day} ${two(instant.getUTCHours())}:${two(instant.getUTCMinutes())} UTC`;
}

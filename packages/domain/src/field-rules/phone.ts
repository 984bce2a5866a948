/** Most digits of a number with its country code (E.164, 6.1), and the fewest that any country uses with it. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;

/** Plus sign, country code, and groups of digits that may be separated by spaces, dots, hyphens or brackets. */
const INTERNATIONAL = /^\+[1-9](?:[ .-]?(?:\d|\(\d{1,5}\)))+$/;

/** Whether a text is a phone number in international format: `+`, country code, number. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return INTERNATIONAL.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

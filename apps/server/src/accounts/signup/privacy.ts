/** Which privacy policy people agree to today. */
export const PRIVACY_VERSION = '2026-11';

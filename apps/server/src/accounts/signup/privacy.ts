/** The current version of the privacy policy. */
export const PRIVACY_VERSION = '2026-11';

import {
  consentCookie,
  nothingOptional,
  readConsent,
  writeConsent,
  type Consent,
} from '@routeglass/api-client/accounts';
import { DAY_SECONDS } from '@routeglass/domain/time';

/** How long a choice is kept, in seconds. */
const KEPT = 365 * DAY_SECONDS;

/** Whether the browser itself asks not to be tracked: by Global Privacy Control or Do Not Track. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** The choice made in this browser; null if none was made. */
export const chosenConsent = (): Consent | null => readConsent(document.cookie);

/** What is allowed now: only what is necessary until there is a choice, or if the browser refuses tracking. */
export const consentNow = (): Consent => (refusesTracking() ? nothingOptional : (chosenConsent() ?? nothingOptional));

/** Keeps a choice for 365 days. */
export function keepConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${consentCookie}=${writeConsent(consent)}; path=/; max-age=${KEPT}; samesite=lax${secure}`;
}

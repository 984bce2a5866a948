import { lockedPartOf } from '@routeglass/api-client/page/rating';
import { lockedFilterText, lockedReportText } from '@routeglass/ui/ProLock';

/** The part of this address that needs the subscription, in words; null if everybody may see it. */
export function lockOf(search: URLSearchParams): string | null {
  const part = lockedPartOf(search);
  if (part === null) return null;
  return part === 'country' ? lockedFilterText('country', 'as-ratings') : lockedReportText;
}

import { lockedPartOf } from '@routeglass/api-client/page/rating';
import { lockedFilterText, lockedReportText } from '@routeglass/ui/ProLock';

/** What the subscription would have to open at this address, in words; null where everybody may see it. */
export function lockOf(search: URLSearchParams): string | null {
  const part = lockedPartOf(search);
  if (part === null) return null;
  return part === 'country' ? lockedFilterText('country', 'as-ratings') : lockedReportText;
}

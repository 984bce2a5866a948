import type { Tone } from '../../tokens/roles.ts';
import type { Validity } from '../SearchResult/searchResult.ts';

/** Word and tone of each verdict, in the order from worst to best. */
export const validityLooks: Readonly<Record<Validity, { readonly label: string; readonly tone: Tone }>> = {
  invalid: { label: 'Invalid', tone: 'invalid' },
  unknown: { label: 'Unknown', tone: 'unknown' },
  valid: { label: 'Valid', tone: 'valid' },
};

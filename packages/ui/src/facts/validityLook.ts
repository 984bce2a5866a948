import type { Tone } from '../tokens/roles.ts';
import type { Validity } from '@routeglass/domain/validity';

/** Word and tone of each verdict, in the order from worst to best. */
export const validityLooks: Readonly<Record<Validity, { readonly label: string; readonly tone: Tone }>> = {
  invalid: { label: 'Invalid', tone: 'invalid' },
  unknown: { label: 'Unknown', tone: 'unknown' },
  valid: { label: 'Valid', tone: 'valid' },
};

/** Shown in place of a verdict whose source is not loaded: "Unknown" would say that the source is silent. */
export const NOT_LOADED = 'Not loaded';

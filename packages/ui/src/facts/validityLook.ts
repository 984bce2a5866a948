import type { Tone } from '../tokens/roles.ts';
import type { Validity } from '@routeglass/domain/validity';

/** Label and tone of each verdict, worst first. */
export const validityLooks: Readonly<Record<Validity, { readonly label: string; readonly tone: Tone }>> = {
  invalid: { label: 'Invalid', tone: 'invalid' },
  unknown: { label: 'Unknown', tone: 'unknown' },
  valid: { label: 'Valid', tone: 'valid' },
};

/** Shown if the source of a verdict is not loaded: "Unknown" would mean that the source has no record. */
export const NOT_LOADED = 'Not loaded';

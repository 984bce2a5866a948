import type { AsSuggestion } from './AsPicker.tsx';

/** Networks whose names contain 'au'. */
export const found: readonly AsSuggestion[] = [
  { asn: 64_550, name: 'AURORA-BACKBONE' },
  { asn: 64_601, name: 'AUTUMN' },
  { asn: 65_001, name: null },
];

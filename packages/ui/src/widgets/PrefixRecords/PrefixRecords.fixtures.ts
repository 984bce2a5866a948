import type { CoveringRoa, PrefixObject } from './prefixRecords.ts';

export const someRoas: readonly CoveringRoa[] = [
  { prefix: '10.0.0.0/16', maxLength: 24, asn: 64512, ta: 'lab' },
  { prefix: '10.0.0.0/8', maxLength: 8, asn: 64601, ta: 'lab' },
];
export const someObjects: readonly PrefixObject[] = [
  { origin: 64512, source: 'LAB' },
  { origin: 64512, source: 'RADB' },
];

import type { TargetPreset } from './pickTargets.ts';

export const presets: readonly TargetPreset[] = [
  { name: 'Best connected', asns: [64_530, 64_531, 64_532], countryCode: null },
  { name: 'All peers', asns: Array.from({ length: 12 }, (_, i) => 64_530 + i), countryCode: null },
  { name: 'Germany', asns: [64_531, 64_535], countryCode: 'DE' },
  { name: 'Italy', asns: [64_540], countryCode: 'IT' },
];

export const suggestions = [
  { asn: 64_550, name: 'Aurora Transit' },
  { asn: 64_551, name: 'شبكة الخليج للاتصالات' },
  { asn: 64_552, name: null },
];

/** Short, missing, very long and right-to-left names. */
export function nameOf(asn: number): string | null {
  const names = ['Kestrel', null, 'Northern Lights Backbone and Regional Interconnection Cooperative', 'רשת הגליל'];
  return names[asn % names.length] ?? null;
}

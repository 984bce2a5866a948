import type { AsAccess, OwnNetwork } from './asRequest.ts';

export const networks: readonly OwnNetwork[] = [
  { asn: 64_512, name: 'Kestrel' },
  { asn: 64_514, name: 'شبكة الخليج للاتصالات' },
  { asn: 64_515, name: 'Northern Lights Backbone and Regional Interconnection Cooperative' },
];

export const accesses: readonly AsAccess[] = [
  { asn: 64_512, name: 'Kestrel', isApproved: true },
  { asn: 64_514, name: 'شبكة الخليج للاتصالات', isApproved: false },
];

const others: Readonly<Record<number, string>> = { 64_520: 'Aurora' };

export function nameOf(asn: number): string | null {
  return networks.find((each) => each.asn === asn)?.name ?? others[asn] ?? null;
}

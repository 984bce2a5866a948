import type { OwnAccess } from './AccessRequestList.tsx';

const rest = { lettersAt: null, problem: null, remark: 'routeglass-verification=0123456789abcdef' };

export const requests: readonly OwnAccess[] = [
  { asn: 64_512, name: 'Kestrel', status: 1, ...rest },
  { asn: 64_514, name: 'شبكة الخليج للاتصالات', status: 3, ...rest },
  { asn: 64_515, name: null, status: 2, ...rest },
];
export const waiting: OwnAccess = {
  asn: 64_516,
  name: 'Aurora',
  status: 0,
  ...rest,
  lettersAt: new Date('2026-11-29T09:30:00Z'),
};

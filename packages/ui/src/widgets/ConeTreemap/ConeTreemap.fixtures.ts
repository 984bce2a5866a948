import type { ConeCustomer } from './coneTiles.ts';

const names = ['Alder Transit', 'Birch Networks', 'شبكة الزيتون للاتصالات', 'Cedar Exchange', null];

/** So many customers, each with half as many prefixes again as the next. */
export const someCustomers = (count: number): readonly ConeCustomer[] =>
  Array.from({ length: count }, (_, at) => ({
    asn: 64_512 + at,
    asName: names[at % names.length] ?? null,
    prefixes: Math.ceil(4800 / 1.5 ** at),
  }));

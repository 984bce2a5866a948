import type { ConeCustomer } from './coneTiles.ts';

const names = ['Alder Transit', 'Birch Networks', 'شبكة الزيتون للاتصالات', 'Cedar Exchange', null];

/** `count` customers, each with 1.5 times as many prefixes as the next. */
export const someCustomers = (count: number): readonly ConeCustomer[] =>
  Array.from({ length: count }, (_, at) => ({
    asn: 64_512 + at,
    asName: names[at % names.length] ?? null,
    prefixes: Math.ceil(4800 / 1.5 ** at),
  }));

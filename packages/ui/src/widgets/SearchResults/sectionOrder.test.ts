import { expect, it } from 'vitest';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { sectionOrder } from './sectionOrder.ts';

it.each([
  ['alder', 'autonomous-system'],
  ['alder-net', 'autonomous-system'],
  ['alder.example', 'domain'],
  ['https://alder.example/contact', 'domain'],
  ['as64512:as-customers', 'as-set'],
  ['LAB::AS64512:AS-CUSTOMERS', 'as-set'],
  ['AS64512:AS-CUST', 'autonomous-system'],
  ['64512:100', 'bgp-community'],
  ['10.0.0.0/16', 'autonomous-system'],
])('%s finds %s first', (query, first) => {
  const order = sectionOrder(query, oneOfEach);
  expect(order[0]).toBe(first);
  expect(new Set(order).size).toBe(6);
});

import type { Visit } from './visit.ts';

const last = new Date('2026-11-23T00:00:00Z');

export const visits: readonly Visit[] = [
  { event: 'page', page: 'Home', count: 12_480, last },
  { event: 'page', page: 'Pricing', count: 1_904, last },
  { event: 'trial', page: 'Home', count: 212, last },
  { event: 'form', page: 'Ask an expert', count: 17, last: new Date('2026-11-20T00:00:00Z') },
];

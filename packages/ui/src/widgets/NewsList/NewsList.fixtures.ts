import type { NewsItem } from './newsItem.ts';

const titles = [
  'Route leak in the northern region: what 1,284 prefixes had in common',
  'Quarterly report',
  'تقرير عن استقرار الشبكات',
  'ASPA in practice: the first hundred networks that published their providers, what it changed and what it did not',
] as const;
const day = 24 * 60 * 60 * 1000;

/** `count` posts, one a week, newest first. */
export function manyPosts(count: number): NewsItem[] {
  return Array.from({ length: count }, (_, at) => ({
    id: 1000 - at,
    title: titles[at % titles.length] ?? '',
    published: new Date(Date.UTC(2026, 0, 12) - at * 7 * day),
  }));
}

import { expect, it } from 'vitest';
import { seriesName, undatedName } from './seriesName.ts';

it.each([
  ['/data/names-20240101.csv', 'names.csv'],
  ['names_2024-02-01.csv.gz', 'names.csv'],
  ['names.20240201.0800.csv', 'names.csv'],
  ['20240201-names.csv', 'names.csv'],
  ['ripe.db.route.20240201.gz', 'ripe.db.route'],
  ['as3356.2024-02-01.txt', 'as3356.txt'],
  ['2024-02-01.as3356.txt', 'as3356.txt'],
  ['20240201', '20240201'],
])('takes the date out of %s', (path, name) => expect(undatedName(path)).toBe(name));

it.each([
  'ripe.db.route',
  'names-latest.csv',
  'names-2024.csv',
  'names-20241301.csv',
  'names-2024-0201.csv',
  'as20240201.txt',
  'v20240201a.csv',
])('guesses nothing about %s', (path) => expect(undatedName(path)).toBe(path));

it.each([
  ['delegated-ripencc-extended-20261109', 'delegated-ripencc-extended'],
  ['delegated-apnic-extended-latest.txt', 'delegated-apnic-extended'],
  ['2026-11-09-scan_ntp-example.csv', 'scan_ntp-example'],
  ['special-purpose-addresses.csv', 'special-purpose-addresses'],
])('takes the date and the format out of %s', (path, name) => expect(seriesName(path)).toBe(name));

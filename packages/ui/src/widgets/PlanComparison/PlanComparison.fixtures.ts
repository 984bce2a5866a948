import type { CellValue, ComparedFeature, Comparison } from './comparison.ts';

const feature = (
  name: string,
  Free: CellValue,
  Basic: CellValue,
  Classic: CellValue,
  Guru: CellValue,
): ComparedFeature => ({ name, values: { Free, Basic, Classic, Guru } });

/** Feeds: hijacks need approval on Free, route leaks start with Classic, bogons are only in Guru; mail from Basic, syslog with Guru. */
export const planComparison: Comparison = {
  0: [
    feature('AS overview', 'ok', 'ok', 'ok', 'ok'),
    feature('AS Ratings', 'empty', 'add-on', 'add-on', 'ok'),
    feature('API access', 'optional', 'ok', 'ok', 'ok'),
  ],
  1: [
    feature('Routing graph', 'ok', 'ok', 'ok', 'ok'),
    feature('Customers, providers and peers', 'ok', 'ok', 'ok', 'ok'),
    feature('Routing graph player', 'empty', 'add-on', 'add-on', 'ok'),
  ],
  2: [feature('Hijack feeds', 'approve', 'ok', 'ok', 'ok')],
  3: [feature('Route leak feeds', 'empty', 'empty', 'ok', 'ok')],
  4: [feature('Bogon feeds', 'empty', 'empty', 'empty', 'ok')],
  6: [
    feature('Email notifications', 'empty', 'ok', 'ok', 'ok'),
    feature('Syslog notifications', 'empty', 'empty', 'empty', 'ok'),
  ],
};

import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { toneIcons } from '../Icon/toneIcons.ts';
import { Link } from '../Link/Link.tsx';
import { Mono } from '../Mono/Mono.tsx';
import type { DataColumn } from './DataColumn.ts';

export interface Announcement {
  readonly prefix: string;
  readonly asn: number;
  readonly name: string;
  readonly roa: 'valid' | 'invalid' | 'unknown';
  readonly peers: number;
}

const names = ['Alder Net', 'Birch Transit', 'Cedar Exchange Services of the Northern Region', 'Dogwood', 'Elm Cloud'];
const states = ['valid', 'invalid', 'unknown'] as const;
const words = { valid: 'Valid', invalid: 'Invalid', unknown: 'Unknown' };

/** Row `at` of a table of any length. */
export function announcement(at: number): Announcement {
  return {
    prefix: `10.${at >> 8}.${at & 255}.0/24`,
    asn: 64_512 + at,
    name: names[at % names.length] ?? '',
    roa: states[at % states.length] ?? 'unknown',
    peers: (at * 37) % 1300,
  };
}

export const announcements = (length: number): Announcement[] => Array.from({ length }, (_, at) => announcement(at));

const verdict = (roa: Announcement['roa']): ReactNode => (
  <Badge tone={roa} icon={toneIcons[roa]}>
    {words[roa]}
  </Badge>
);

export const announcementColumns: readonly DataColumn<Announcement>[] = [
  {
    id: 'prefix',
    name: 'Prefix',
    sortable: true,
    text: ({ prefix }) => prefix,
    cell: ({ asn, prefix }) => (
      <Link kind="quiet" href={`/as/${asn}/graph?prefix=${encodeURIComponent(prefix)}`}>
        <Mono>{prefix}</Mono>
      </Link>
    ),
  },
  {
    id: 'asn',
    name: 'AS number',
    text: ({ asn }) => `AS${asn}`,
    cell: ({ asn }) => (
      <Link kind="quiet" href={`/as/${asn}`}>
        <Mono>AS{asn}</Mono>
      </Link>
    ),
  },
  { id: 'name', name: 'AS name', priority: 3, cell: ({ name }) => name },
  { id: 'roa', name: 'ROA', priority: 2, text: ({ roa }) => words[roa], cell: ({ roa }) => verdict(roa) },
  { id: 'peers', name: 'Seen by', sortable: true, align: 'end', cell: ({ peers }) => peers },
];

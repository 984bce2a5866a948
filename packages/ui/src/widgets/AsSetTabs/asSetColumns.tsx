import type { ReactNode } from 'react';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { asSetPage } from '../../facts/destinationOfResult.ts';
import type { AsSetLoop, AsSetObject, NetworkRow, SetRow } from './asSet.ts';
import { asnOf, loopPath } from './asSetMembers.ts';
import { LoopPath } from './LoopPath.tsx';

/** An AS-SET's name as a link to its page. */
function SetLink({ name }: { readonly name: string }) {
  return (
    <Link href={asSetPage(name)} kind="quiet">
      <Mono wrap>{name}</Mono>
    </Link>
  );
}

/** Facts of a row once loaded; nothing if no source has them. */
function known<Facts>(facts: Facts | null | undefined, width: string, show: (facts: Facts) => ReactNode) {
  return facts === undefined ? <Skeleton width={width} /> : facts && show(facts);
}

function count(facts: object | null | undefined, value: number | null | undefined) {
  return known(facts, '3ch', () => typeof value === 'number' && <AbbreviatedNumber value={value} />);
}

const source = <Row,>(sourcesOf: (row: Row) => readonly string[]): DataColumn<Row> => ({
  id: 'source',
  name: 'Source',
  width: '11rem',
  priority: 3,
  sortable: true,
  cell: (row) => sourcesOf(row).join(', '),
});

/** With fixed widths, so that no column moves when facts load after the rows. */
export const networkColumns: readonly DataColumn<NetworkRow>[] = [
  {
    id: 'asn',
    name: 'AS Number',
    width: '10rem',
    sortable: true,
    text: ({ name }) => name,
    cell: ({ name }) => <AsLink asn={asnOf(name)} />,
  },
  {
    id: 'name',
    name: 'AS Name',
    sortable: true,
    text: ({ facts }) => facts?.asName ?? '',
    cell: ({ facts }) => known(facts, '12ch', ({ asName }) => <bdi>{asName}</bdi>),
  },
  {
    id: 'prefixes',
    name: 'Prefixes',
    width: '7rem',
    align: 'end',
    sortable: true,
    text: ({ facts }) => facts?.prefixCount ?? null,
    cell: ({ facts }) => count(facts, facts?.prefixCount),
  },
  source(({ sources }) => sources),
];

/** Only data of the set itself can be sorted by: the rest is known for the current page only. */
export const setColumns: readonly DataColumn<SetRow>[] = [
  {
    id: 'set',
    name: 'AS-SET',
    about: glossary.asSet,
    sortable: true,
    text: ({ name }) => name,
    cell: ({ name }) => <SetLink name={name} />,
  },
  {
    id: 'description',
    name: 'Description',
    priority: 2,
    text: ({ facts }) => facts?.descr.join(' ') ?? '',
    cell: ({ facts }) => known(facts, '18ch', ({ descr }) => <bdi>{descr.join(' ')}</bdi>),
  },
  {
    id: 'members',
    name: 'Members',
    width: '7rem',
    align: 'end',
    text: ({ facts }) => facts?.membersCount ?? null,
    cell: ({ facts }) => count(facts, facts?.membersCount),
  },
  {
    id: 'prefixes',
    name: 'Prefixes',
    width: '7rem',
    align: 'end',
    text: ({ facts }) => facts?.prefixCount ?? null,
    cell: ({ facts }) => count(facts, facts?.prefixCount),
  },
  source(({ sources }) => sources),
];

export const reverseColumns: readonly DataColumn<AsSetObject>[] = [
  {
    id: 'set',
    name: 'AS-SET',
    about: glossary.asSet,
    sortable: true,
    text: ({ rpslPk }) => rpslPk,
    cell: ({ rpslPk }) => <SetLink name={rpslPk} />,
  },
  {
    id: 'description',
    name: 'Description',
    sortable: true,
    text: ({ descr }) => descr.join(' '),
    cell: ({ descr }) => <bdi>{descr.join(' ')}</bdi>,
  },
  source(({ source }) => [source]),
];

export const loopColumns: readonly DataColumn<AsSetLoop>[] = [
  {
    id: 'path',
    name: 'Path',
    sortable: true,
    text: (loop) => loopPath(loop).join(' > '),
    cell: (loop) => <LoopPath path={loopPath(loop)} loop={loop.loop} />,
  },
  source(({ source }) => [source]),
];

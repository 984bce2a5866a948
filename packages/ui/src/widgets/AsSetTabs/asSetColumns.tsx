import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { asSetPage } from '../SearchBox/destinationOfResult.ts';
import type { AsSetLoop, AsSetObject, MemberFacts } from './asSet.ts';
import { asnOf, loopPath, type Member } from './asSetMembers.ts';
import { LoopPath } from './LoopPath.tsx';

/** An AS-SET by its name, leading to its page. */
function SetLink({ name }: { readonly name: string }) {
  return (
    <Link href={asSetPage(name)} kind="quiet">
      <Mono wrap>{name}</Mono>
    </Link>
  );
}

/** A count once it is here; nothing where no source has it. */
function count(facts: object | undefined, value: number | null | undefined) {
  if (value === null || (facts && value === undefined)) return null;
  return value === undefined ? <Skeleton width="3ch" /> : <AbbreviatedNumber value={value} />;
}

const source = <Row,>(sourcesOf: (row: Row) => readonly string[]): DataColumn<Row> => ({
  id: 'source',
  name: 'Source',
  priority: 3,
  cell: (row) => sourcesOf(row).join(', '),
});

export function networkColumns(facts: MemberFacts | undefined): readonly DataColumn<Member>[] {
  return [
    { id: 'asn', name: 'AS Number', text: ({ name }) => name, cell: ({ name }) => <AsLink asn={asnOf(name)} /> },
    {
      id: 'name',
      name: 'AS Name',
      text: ({ name }) => facts?.networks.get(name)?.asName ?? '',
      cell: ({ name }) => (facts ? <bdi>{facts.networks.get(name)?.asName}</bdi> : <Skeleton width="12ch" />),
    },
    {
      id: 'prefixes',
      name: 'Prefixes',
      align: 'end',
      text: ({ name }) => facts?.networks.get(name)?.prefixCount ?? null,
      cell: ({ name }) => count(facts, facts?.networks.get(name)?.prefixCount),
    },
    source(({ sources }) => sources),
  ];
}

export function setColumns(facts: MemberFacts | undefined): readonly DataColumn<Member>[] {
  return [
    { id: 'set', name: 'AS-SET', text: ({ name }) => name, cell: ({ name }) => <SetLink name={name} /> },
    {
      id: 'description',
      name: 'Description',
      priority: 2,
      text: ({ name }) => facts?.sets.get(name)?.descr.join(' ') ?? '',
      cell: ({ name }) => (facts ? <bdi>{facts.sets.get(name)?.descr.join(' ')}</bdi> : <Skeleton width="18ch" />),
    },
    {
      id: 'members',
      name: 'Members',
      align: 'end',
      text: ({ name }) => facts?.sets.get(name)?.membersCount ?? null,
      cell: ({ name }) => count(facts, facts?.sets.get(name)?.membersCount),
    },
    {
      id: 'prefixes',
      name: 'Prefixes',
      align: 'end',
      text: ({ name }) => facts?.sets.get(name)?.prefixCount ?? null,
      cell: ({ name }) => count(facts, facts?.sets.get(name)?.prefixCount),
    },
    source(({ sources }) => sources),
  ];
}

export const reverseColumns: readonly DataColumn<AsSetObject>[] = [
  { id: 'set', name: 'AS-SET', text: ({ rpslPk }) => rpslPk, cell: ({ rpslPk }) => <SetLink name={rpslPk} /> },
  {
    id: 'description',
    name: 'Description',
    text: ({ descr }) => descr.join(' '),
    cell: ({ descr }) => <bdi>{descr.join(' ')}</bdi>,
  },
  source(({ source }) => [source]),
];

export const loopColumns: readonly DataColumn<AsSetLoop>[] = [
  {
    id: 'path',
    name: 'Path',
    text: (loop) => loopPath(loop).join(' > '),
    cell: (loop) => <LoopPath path={loopPath(loop)} loop={loop.loop} />,
  },
  source(({ source }) => [source]),
];

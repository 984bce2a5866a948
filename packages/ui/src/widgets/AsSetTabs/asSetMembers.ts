import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { sortedRows } from '../../facts/sortedRows.ts';
import type { AsSetLoop, AsSetObject, Member, MemberFacts, NetworkRow, SetRow, SourceMembers } from './asSet.ts';

/** Whether a member is a network: AS{digits}, in either case. */
export function isNetwork(member: string): boolean {
  return /^AS\d+$/i.test(member);
}

/** The member networks by number, in upper case without duplicates. With `source` null, from every registry. */
export function networkMembers(lists: readonly SourceMembers[], source: string | null): Member[] {
  return membersOf(lists, source, isNetwork).sort((a, b) => asnOf(a.name) - asnOf(b.name));
}

/** The member sets by name, in upper case without duplicates. */
export function setMembers(lists: readonly SourceMembers[], source: string | null): Member[] {
  return membersOf(lists, source, (member) => !isNetwork(member)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** AS number in a network's name. */
export function asnOf(name: string): number {
  return Number(name.slice(2));
}

function membersOf(
  lists: readonly SourceMembers[],
  source: string | null,
  fits: (member: string) => boolean,
): Member[] {
  const found = new Map<string, string[]>();
  for (const list of lists) {
    if (source !== null && list.source !== source) continue;
    for (const member of list.members) {
      const name = member.trim().toUpperCase();
      if (name === '' || !fits(name)) continue;
      const sources = found.get(name);
      if (!sources) found.set(name, [list.source]);
      else if (!sources.includes(list.source)) sources.push(list.source);
    }
  }
  return [...found].map(([name, sources]) => ({ name, sources }));
}

/** Members whose name or facts contain the text, ignoring case. `described` are those whose description is known to contain it. */
export function membersFitting(
  members: readonly Member[],
  q: string,
  facts?: MemberFacts,
  described?: ReadonlySet<string>,
): readonly Member[] {
  return fitting(members, q, ({ name }) => [
    name,
    facts?.networks.get(name)?.asName ?? '',
    ...(described ? [described.has(name) ? q.trim() : ''] : (facts?.sets.get(name)?.descr ?? [])),
  ]);
}

/** Networks with their facts; without `facts` all of them are still loading. */
export function networkRows(members: readonly Member[], facts: MemberFacts | undefined): readonly NetworkRow[] {
  return members.map((member) => ({ ...member, facts: facts && (facts.networks.get(member.name) ?? null) }));
}

/** The same for sets. */
export function setRows(members: readonly Member[], facts: MemberFacts | undefined): readonly SetRow[] {
  return members.map((member) => ({ ...member, facts: facts && (facts.sets.get(member.name) ?? null) }));
}

const told: readonly DataColumn<Member>[] = [
  ...['asn', 'set'].map((id): DataColumn<Member> => ({ id, name: id, cell: ({ name }) => name })),
  { id: 'source', name: 'source', cell: ({ sources }) => sources.join(', ') },
];

/** Members in the order of a view, as far as the set's own data allow, without facts fetched per row: decides which of them a page shows. */
export function membersInOrder(members: readonly Member[], sort: DataSort | undefined): readonly Member[] {
  return sortedRows(members, told, sort);
}

/** Sets of the registry whose name or description contains the text, ignoring case. */
export function objectsFitting(
  objects: readonly AsSetObject[],
  source: string | null,
  q: string,
): readonly AsSetObject[] {
  return fitting(ofSource(objects, source), q, ({ rpslPk, descr }) => [rpslPk, ...descr]);
}

/** Loops of the registry with the text in one of their sets. */
export function loopsFitting(loops: readonly AsSetLoop[], source: string | null, q: string): readonly AsSetLoop[] {
  return fitting(ofSource(loops, source), q, loopPath);
}

/** Items of one registry; all of them for null. */
export function ofSource<Item extends { readonly source: string }>(
  items: readonly Item[],
  source: string | null,
): readonly Item[] {
  return source === null ? items : items.filter((item) => item.source === source);
}

function fitting<Item>(items: readonly Item[], q: string, words: (item: Item) => readonly string[]): readonly Item[] {
  const text = q.trim().toLowerCase();
  return text === '' ? items : items.filter((item) => words(item).some((word) => word.toLowerCase().includes(text)));
}

/** The sets of a loop in order; the last one closes it. */
export function loopPath({ path, loop }: Pick<AsSetLoop, 'path' | 'loop'>): readonly string[] {
  return path.at(-1) === loop && path.indexOf(loop) < path.length - 1 ? path : [...path, loop];
}

/** The registries of all the lists, by name. */
export function sourcesOf(...lists: readonly (readonly { readonly source: string }[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => (list ?? []).map(({ source }) => source)))].sort();
}

import type {
  asSetAllMembers,
  asSetCounts,
  asSetHolders,
  asSetLoops,
  asSetNetworkPage,
  asSetObjects,
  IrrQuery,
} from '@routeglass/api-client/irr';
import type {
  AsSetLoop,
  AsSetObject,
  AsSetTabsProps,
  AsSetView,
  MemberFacts,
  RawAsSet,
  SourceMembers,
} from '@routeglass/ui/AsSetTabs';

/** Most networks for which one call returns names or counts prefixes. */
export const MOST_NAMED = 1000;
/** Most sets that one call counts. */
export const MOST_COUNTED = 50;

/** Columns whose values are loaded separately. */
const BY_FACTS = ['name', 'prefixes'];

/** Whether separately loaded values determine the networks on show: by sorting by such a column, or by a text that may match a name. */
export function isByFacts({ q, sort }: AsSetView): boolean {
  return q !== '' || BY_FACTS.includes(sort?.column ?? '');
}

type AnswerTo<Query> = Query extends IrrQuery<infer _, infer Answer> ? Answer : never;

/** What each registry lists directly in the set. */
export function directMembers({ rpslObjects }: AnswerTo<typeof asSetObjects>): SourceMembers[] {
  // A member may include its registry, 'RADB::AS-WEST'; the list contains plain names.
  return rpslObjects.map(({ source, members }) => ({ source, members: members.map(withoutSource) }));
}

/** The same with all members of its sets. */
export function allMembers({ recursiveSetMembers }: AnswerTo<typeof asSetAllMembers>): SourceMembers[] {
  return recursiveSetMembers.map(({ rootSource, members, sets }) => ({
    source: rootSource,
    members: [...members, ...sets],
  }));
}

export function rawObjects({ rpslObjects }: AnswerTo<typeof asSetObjects>): RawAsSet[] {
  return rpslObjects.map(({ source, objectText }) => ({ source, objectText }));
}

export function holders({ rpslObjects }: AnswerTo<typeof asSetHolders>): readonly AsSetObject[] {
  return rpslObjects;
}

/** Each loop as the path from the set down to the member that closes it. */
export function loops({ recursiveSetLoops }: AnswerTo<typeof asSetLoops>): AsSetLoop[] {
  return recursiveSetLoops.flatMap(({ rootSource, loops: found }) =>
    found.map(({ path, loop }) => ({
      source: rootSource,
      path: [...path, ...loop.slice(1, -1)].map(withoutSource),
      loop: withoutSource(loop.at(-1) ?? ''),
    })),
  );
}

/** A network with its facts. */
export type NetworkRow = Awaited<ReturnType<NonNullable<AsSetTabsProps['readNetworks']>>>[number];

/** Networks of an answer that includes the facts of each. */
export function answeredNetworks({ setNetworks: { networks } }: AnswerTo<typeof asSetNetworkPage>): NetworkRow[] {
  return networks.map(({ asn, sources, ...facts }) => ({ name: `AS${asn}`, sources, facts }));
}

/** Facts about the members on show, by name. */
export function memberFacts(
  names: readonly { readonly asn: number; readonly as_name: string | null }[],
  prefixCounts: readonly { readonly asn: number; readonly prefixCount: number }[],
  sets: AnswerTo<typeof asSetCounts>,
): MemberFacts {
  const counts = new Map(prefixCounts.map(({ asn, prefixCount }) => [asn, prefixCount]));
  return {
    networks: new Map(
      names.map(({ asn, as_name }) => [`AS${asn}`, { asName: as_name, prefixCount: counts.get(asn) ?? null }]),
    ),
    sets: new Map(
      sets.rpslObjects.map(({ rpslPk, source, descr }) => {
        const ofThis = (one: { rpslPk: string; rootSource: string }) =>
          one.rpslPk === rpslPk && one.rootSource === source;
        const membersCount = sets.recursiveSetMembersCount.find(ofThis)?.membersCount ?? null;
        const prefixCount = sets.asSetPrefixCount.find(ofThis)?.prefixCount ?? null;
        return [rpslPk, { descr, membersCount, prefixCount }];
      }),
    ),
  };
}

function withoutSource(name: string): string {
  return name.slice(name.lastIndexOf('::') < 0 ? 0 : name.lastIndexOf('::') + 2);
}

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

/** Networks that one call names, and counts the prefixes of. */
export const MOST_NAMED = 1000;
/** Sets that one call counts. */
export const MOST_COUNTED = 50;

/** Columns whose values are asked for. */
const BY_FACTS = ['name', 'prefixes'];

/** Whether which networks are in sight depends on what is asked for: the order by such a column, and a text that may stand in a name. */
export function isByFacts({ q, sort }: AsSetView): boolean {
  return q !== '' || BY_FACTS.includes(sort?.column ?? '');
}

type AnswerTo<Query> = Query extends IrrQuery<infer _, infer Answer> ? Answer : never;

/** What each registry lists directly in the set. */
export function directMembers({ rpslObjects }: AnswerTo<typeof asSetObjects>): SourceMembers[] {
  // A member may name its registry, 'RADB::AS-WEST': the list is of names.
  return rpslObjects.map(({ source, members }) => ({ source, members: members.map(withoutSource) }));
}

/** The same with everything in its sets. */
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

/** Each loop as the way from the set down to the member that closes it. */
export function loops({ recursiveSetLoops }: AnswerTo<typeof asSetLoops>): AsSetLoop[] {
  return recursiveSetLoops.flatMap(({ rootSource, loops: found }) =>
    found.map(({ path, loop }) => ({
      source: rootSource,
      path: [...path, ...loop.slice(1, -1)].map(withoutSource),
      loop: withoutSource(loop.at(-1) ?? ''),
    })),
  );
}

/** A network with what is known of it. */
export type NetworkRow = Awaited<ReturnType<NonNullable<AsSetTabsProps['readNetworks']>>>[number];

/** Networks of an answer that has them with what is known of each. */
export function answeredNetworks({ setNetworks: { networks } }: AnswerTo<typeof asSetNetworkPage>): NetworkRow[] {
  return networks.map(({ asn, sources, ...facts }) => ({ name: `AS${asn}`, sources, facts }));
}

/** What is known of the members in sight, by name. */
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

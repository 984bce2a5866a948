import * as v from 'valibot';

/** A GraphQL document with the shape of what it answers and of its variables. */
export interface IrrQuery<Variables extends object, Answer> {
  readonly text: string;
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Only a type: what the variables are. */
  readonly variables?: Variables;
}

const irrQuery =
  <Variables extends object>() =>
  <Answer>(text: string, answer: v.GenericSchema<unknown, Answer>): IrrQuery<Variables, Answer> => ({ text, answer });

interface OfSet {
  readonly name: string;
}
interface OfSets {
  readonly names: readonly string[];
}
interface OfNetworks {
  readonly asns: readonly number[];
}

const source = { rpslPk: v.string(), source: v.string() };
const root = { rpslPk: v.string(), rootSource: v.string() };
const texts = v.array(v.string());

/** What each registry holds of one as-set. */
export const asSetObjects = irrQuery<OfSet>()(
  `query AsSet($name: String!) {
    rpslObjects(rpslPk: [$name], objectClass: ["as-set"]) {
      rpslPk source descr objectText ... on RPSLAsSet { members }
    }
  }`,
  v.object({ rpslObjects: v.array(v.object({ ...source, descr: texts, objectText: v.string(), members: texts })) }),
);

/** Networks and sets of an as-set and of all sets in it. */
export const asSetAllMembers = irrQuery<OfSet>()(
  `query AllMembers($name: String!) {
    recursiveSetMembers(setNames: [$name]) { rpslPk rootSource members sets }
  }`,
  v.object({ recursiveSetMembers: v.array(v.object({ ...root, members: texts, sets: texts })) }),
);

/** As-sets that list one as a member. */
export const asSetHolders = irrQuery<OfSet>()(
  `query Holders($name: String!) {
    rpslObjects(members: [$name], objectClass: ["as-set"], recordLimit: 1000) { rpslPk source descr }
  }`,
  v.object({ rpslObjects: v.array(v.object({ ...source, descr: texts })) }),
);

/** Loops among the sets of an as-set, at most 50. */
export const asSetLoops = irrQuery<OfSet>()(
  `query Loops($name: String!) {
    recursiveSetLoops(setNames: [$name], limit: 50) { rpslPk rootSource loops { path loop } }
  }`,
  v.object({
    recursiveSetLoops: v.array(v.object({ ...root, loops: v.array(v.object({ path: texts, loop: texts })) })),
  }),
);

/** Descriptions, members and prefixes of some as-sets; at most 50 a call. */
export const asSetCounts = irrQuery<OfSets>()(
  `query SetCounts($names: [String!]!) {
    rpslObjects(rpslPk: $names, objectClass: ["as-set"]) { rpslPk source descr }
    recursiveSetMembersCount(setNames: $names) { rpslPk rootSource membersCount }
    asSetPrefixCount(setNames: $names) { rpslPk rootSource prefixCount }
  }`,
  v.object({
    rpslObjects: v.array(v.object({ ...source, descr: texts })),
    recursiveSetMembersCount: v.array(v.object({ ...root, membersCount: v.number() })),
    asSetPrefixCount: v.array(v.object({ ...root, prefixCount: v.number() })),
  }),
);

/** How many prefixes have a route object of each network; at most 1,000 networks a call. */
export const networkCounts = irrQuery<OfNetworks>()(
  `query NetworkCounts($asns: [ASN!]!) { asnPrefixCount(asns: $asns) { asn prefixCount } }`,
  v.object({ asnPrefixCount: v.array(v.object({ asn: v.number(), prefixCount: v.number() })) }),
);

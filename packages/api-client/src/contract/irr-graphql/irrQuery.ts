import { HEALTH_CHECKS } from '@routeglass/domain/rpsl';
import * as v from 'valibot';

/** A GraphQL document with the shapes of its answer and its variables. */
export interface IrrQuery<Variables extends object, Answer> {
  readonly text: string;
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Type of the variables; never set. */
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

interface MembersOfSet extends OfSet {
  /** Registries to take the set from; null for all. */
  readonly sources: readonly string[] | null;
  readonly recursively: boolean;
  /** Part of the name or number of a network, or of the description of a set; case is ignored. */
  readonly q: string;
}

interface NetworkPage extends MembersOfSet {
  readonly sortBy: string;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const source = { rpslPk: v.string(), source: v.string() };
const root = { rpslPk: v.string(), rootSource: v.string() };
const texts = v.array(v.string());

/** The objects of one as-set in each registry. */
export const asSetObjects = irrQuery<OfSet>()(
  `query AsSet($name: String!) {
    rpslObjects(rpslPk: [$name], objectClass: ["as-set"]) {
      rpslPk source descr objectText sample ... on RPSLAsSet { members }
    }
  }`,
  v.object({
    rpslObjects: v.array(
      v.object({ ...source, descr: texts, objectText: v.string(), sample: v.boolean(), members: texts }),
    ),
  }),
);

/** Networks and sets of an as-set, including nested sets. */
export const asSetAllMembers = irrQuery<OfSet>()(
  `query AllMembers($name: String!) {
    recursiveSetMembers(setNames: [$name]) { rpslPk rootSource members sets }
  }`,
  v.object({ recursiveSetMembers: v.array(v.object({ ...root, members: texts, sets: texts })) }),
);

/** A sorted page of the networks of an as-set. */
export const asSetNetworkPage = irrQuery<NetworkPage>()(
  `query NetworkPage(
    $name: String!, $sources: [String!], $recursively: Boolean, $q: String, $sortBy: String, $order: String, $limit: Int, $offset: Int
  ) {
    setNetworks(
      setName: $name, sources: $sources, recursively: $recursively, q: $q, sortBy: $sortBy, order: $order, limit: $limit, offset: $offset
    ) { total networks { asn asName prefixCount sources } }
  }`,
  v.object({
    setNetworks: v.object({
      total: v.number(),
      networks: v.array(
        v.object({ asn: v.number(), asName: v.nullable(v.string()), prefixCount: v.number(), sources: texts }),
      ),
    }),
  }),
);

/** Names of the sets of an as-set whose description contains a text. */
export const asSetDescribed = irrQuery<MembersOfSet>()(
  `query Described($name: String!, $sources: [String!], $recursively: Boolean, $q: String!) {
    setsDescribed(setName: $name, sources: $sources, recursively: $recursively, q: $q)
  }`,
  v.object({ setsDescribed: texts }),
);

/** As-sets that list this one as a member. */
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

/** Problems for people who build filters from an as-set, for each registry that has it. */
export const asSetHealth = irrQuery<OfSet>()(
  `query Health($name: String!) {
    recursiveSetHealth(setNames: [$name]) {
      rpslPk rootSource sets networks depth deepest findings { check level } loops { loop }
      reservedCount reserved { asn use listedBy } homonymCount homonyms { rpslPk followed sources }
      missingCount missing { rpslPk listedBy } owners { asn by } unseenCount unseen rests { kind name asOf }
    }
  }`,
  v.object({
    recursiveSetHealth: v.array(
      v.object({
        ...root,
        sets: v.number(),
        networks: v.number(),
        depth: v.number(),
        deepest: texts,
        findings: v.array(
          v.object({
            check: v.picklist(HEALTH_CHECKS),
            level: v.picklist(['ok', 'unknown', 'info', 'low', 'medium', 'high']),
          }),
        ),
        loops: v.array(v.object({ loop: texts })),
        reservedCount: v.number(),
        reserved: v.array(
          v.object({
            asn: v.number(),
            use: v.picklist(['zero', 'as-trans', 'documentation', 'private', 'last', 'reserved']),
            listedBy: v.string(),
          }),
        ),
        homonymCount: v.number(),
        homonyms: v.array(v.object({ rpslPk: v.string(), followed: v.string(), sources: texts })),
        missingCount: v.number(),
        missing: v.array(v.object({ rpslPk: v.string(), listedBy: v.string() })),
        owners: v.array(v.object({ asn: v.number(), by: v.picklist(['name', 'peeringdb']) })),
        unseenCount: v.nullable(v.number()),
        unseen: v.array(v.number()),
        rests: v.array(
          v.object({
            kind: v.picklist(['irr', 'peeringdb', 'links']),
            name: v.string(),
            asOf: v.nullable(v.string()),
          }),
        ),
      }),
    ),
  }),
);

/** Direct members of some as-sets in each registry: one level of a tree. */
export const asSetMembers = irrQuery<OfSets>()(
  `query SetMembers($names: [String!]!) {
    rpslObjects(rpslPk: $names, objectClass: ["as-set"], recordLimit: 1000) { rpslPk source ... on RPSLAsSet { members } }
  }`,
  v.object({ rpslObjects: v.array(v.object({ ...source, members: texts })) }),
);

/** Descriptions and numbers of members and prefixes of some as-sets; at most 50 per call. */
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

/** Number of prefixes with a route object of each network; at most 1,000 networks per call. */
export const networkCounts = irrQuery<OfNetworks>()(
  `query NetworkCounts($asns: [ASN!]!) { asnPrefixCount(asns: $asns) { asn prefixCount } }`,
  v.object({ asnPrefixCount: v.array(v.object({ asn: v.number(), prefixCount: v.number() })) }),
);

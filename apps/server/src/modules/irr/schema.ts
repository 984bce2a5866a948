import { buildSchema } from 'graphql';

/** The names are those of IRRd's GraphQL interface, so that clients of IRRd work here. */
export const schema = buildSchema(`
"An AS number, 0 to 4294967295."
scalar ASN

type Query {
  "Objects by name, class, registry, AS number or direct member; at most 1000. Names are compared without regard to case."
  rpslObjects(
    rpslPk: [String!]
    objectClass: [String!]
    sources: [String!]
    asn: [ASN!]
    members: [String!]
    recordLimit: Int = 1000
  ): [RPSLObject!]!
  "Networks of as-sets and of all sets in them, once for each registry that has the set."
  recursiveSetMembers(setNames: [String!]!, sources: [String!], depth: Int): [SetMembers!]!
  "How many networks these are."
  recursiveSetMembersCount(setNames: [String!]!, sources: [String!], depth: Int): [SetMembersCount!]!
  "Networks of an as-set, a page of all in an order: sortBy asn, name, prefixes or source, order asc or desc. q is a part of the name or number."
  setNetworks(
    setName: String!
    sources: [String!]
    recursively: Boolean = true
    q: String = ""
    sortBy: String = "asn"
    order: String = "asc"
    limit: Int = 20
    offset: Int = 0
  ): SetNetworks!
  "Names of the sets in an as-set whose description has the text q, in either case and in any registry."
  setsDescribed(setName: String!, sources: [String!], recursively: Boolean = true, q: String!): [String!]!
  "Sets that contain themselves, with the way from the root; at most 50 loops a set."
  recursiveSetLoops(setNames: [String!]!, sources: [String!], depth: Int, limit: Int = 50): [SetLoops!]!
  "What those who build filters from a set stumble over, judged."
  recursiveSetHealth(setNames: [String!]!, sources: [String!]): [SetHealth!]!
  "Different prefixes of route objects that name a network of the set; ipVersion 4, 6 or neither for both."
  asSetPrefixCount(setNames: [String!]!, sources: [String!], ipVersion: Int): [AsSetPrefixCount!]!
  "Different prefixes of route objects that name the network."
  asnPrefixCount(asns: [ASN!]!, ipVersion: Int): [AsnPrefixCount!]!
}

interface RPSLObject {
  rpslPk: String!
  objectClass: String!
  source: String!
  descr: [String!]!
  objectText: String!
  "Whether it is an object of the demo data's registry, not of a real one."
  sample: Boolean!
}

type RPSLAsSet implements RPSLObject {
  rpslPk: String!
  objectClass: String!
  source: String!
  descr: [String!]!
  objectText: String!
  "Whether it is an object of the demo data's registry, not of a real one."
  sample: Boolean!
  "Networks as AS1234 and sets by name, in the order of their names."
  members: [String!]!
  "The objects of those members that a registry has: sets, and aut-nums of networks."
  membersObjs: [RPSLObject!]!
}

type RPSLAutNum implements RPSLObject {
  rpslPk: String!
  objectClass: String!
  source: String!
  descr: [String!]!
  objectText: String!
  "Whether it is an object of the demo data's registry, not of a real one."
  sample: Boolean!
  asn: ASN!
  asName: String!
}

"A route, route6, route-set or mntner object."
type RPSLOther implements RPSLObject {
  rpslPk: String!
  objectClass: String!
  source: String!
  descr: [String!]!
  objectText: String!
  "Whether it is an object of the demo data's registry, not of a real one."
  sample: Boolean!
}

type SetMembers {
  rpslPk: String!
  rootSource: String!
  members: [String!]!
  "The sets in it, and in these, by name."
  sets: [String!]!
}

type SetMembersCount {
  rpslPk: String!
  rootSource: String!
  membersCount: Int!
}

type SetNetworks {
  "How many fit, on all pages."
  total: Int!
  networks: [SetNetwork!]!
}

type SetNetwork {
  asn: ASN!
  asName: String
  "Different prefixes of route objects that name it."
  prefixCount: Int!
  "Registries whose set has it."
  sources: [String!]!
}

type SetLoops {
  rpslPk: String!
  rootSource: String!
  loops: [SetLoop!]!
}

type SetLoop {
  path: [String!]!
  loop: [String!]!
}

type SetHealth {
  rpslPk: String!
  rootSource: String!
  "Sets that were read, the set itself among them, and the networks in them."
  sets: Int!
  networks: Int!
  findings: [SetFinding!]!
  depth: Int!
  "One way down to the lowest level."
  deepest: [String!]!
  loops: [SetLoop!]!
  "Of each of these lists the first 100 are named; the count of all stands beside it."
  reservedCount: Int!
  reserved: [ReservedMember!]!
  homonymCount: Int!
  homonyms: [SetHomonym!]!
  missingCount: Int!
  missing: [MissingSet!]!
  "Networks whose set it is: by its name, or by what they say in PeeringDB."
  owners: [SetOwner!]!
  "Members that no loaded route ever showed behind an owner; null where that is not known."
  unseenCount: Int
  unseen: [ASN!]!
  rests: [HealthSource!]!
}

"check: loops, depth, reserved, homonyms, missing or unseen. level: ok, unknown, info, low, medium or high."
type SetFinding {
  check: String!
  level: String!
}

"use: zero, as-trans, documentation, private, last or reserved."
type ReservedMember {
  asn: ASN!
  use: String!
  listedBy: String!
}

type SetHomonym {
  rpslPk: String!
  "The registry whose set was read."
  followed: String!
  sources: [String!]!
}

type MissingSet {
  rpslPk: String!
  listedBy: String!
}

"by: name or peeringdb."
type SetOwner {
  asn: ASN!
  by: String!
}

"kind: irr, peeringdb or links."
type HealthSource {
  kind: String!
  name: String!
  asOf: String
}

type AsSetPrefixCount {
  rpslPk: String!
  rootSource: String!
  prefixCount: Int!
}

type AsnPrefixCount {
  asn: ASN!
  prefixCount: Int!
}
`);

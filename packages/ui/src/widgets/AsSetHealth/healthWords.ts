import { registryOrder, type HealthCheck } from '@routeglass/domain/rpsl';
import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';
import { asSetPage } from '../../facts/destinationOfResult.ts';
import type { HealthLevel, SetHealthReport } from './setHealthReport.ts';

/** A finding as text: badge label and reason. */
export interface HealthWords {
  readonly label: string;
  readonly evidence: Evidence;
}

/** Number of facts that the evidence lists; the reason gives the total. */
const MOST_LISTED = 8;

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** The result of one check, as text. */
export function healthWords(check: HealthCheck, report: SetHealthReport, level: HealthLevel): HealthWords {
  return words[check](report, level);
}

const words: Readonly<Record<HealthCheck, (report: SetHealthReport, level: HealthLevel) => HealthWords>> = {
  loops: (report) => ({
    label: report.loops.length === 0 ? 'Loop-free' : counted(report.loops.length, 'loop'),
    evidence: {
      reason:
        report.loops.length === 0
          ? `None of the ${counted(report.sets, 'set')} contains itself.`
          : 'A set contains itself through its own members.',
      rule: 'Sets are expanded depth first. A member that is already on the way from the top is a loop (RFC 2622, section 5.1, does not define one). Tools that do not expect loops never finish, or stop.',
      inputs: found(report, report.loops, (loop) => set(report, 'Loop', loop.at(0) ?? '', loop.map(bare).join(' > '))),
      changes: [
        report.loops.length === 0
          ? 'A set further down lists one above it.'
          : 'The last set of the loop is removed from the one before it.',
      ],
    },
  }),
  depth: (report, level) => ({
    label: report.depth === 0 ? 'No nested sets' : `${counted(report.depth, 'level')} deep`,
    evidence: {
      reason:
        report.depth === 0
          ? 'It lists networks only.'
          : `Sets are nested ${counted(report.depth, 'level')} deep: ${counted(report.sets, 'set')} with ${counted(report.networks, 'network')}.`,
      rule: 'Levels count the shortest way to each set. Beyond 10 levels, filter-building tools start to truncate or time out.',
      inputs: [set(report, 'Deepest', report.deepest.at(-1) ?? '', report.deepest.map(bare).join(' > '))],
      changes: [
        level === 'ok' ? 'A set is added below the lowest level.' : 'Sets of the lower levels are listed further up.',
      ],
    },
  }),
  reserved: (report) => ({
    label: report.reservedCount === 0 ? 'No reserved members' : counted(report.reservedCount, 'reserved member'),
    evidence: {
      reason:
        report.reservedCount === 0
          ? 'Every member is a public AS number.'
          : `${counted(report.reservedCount, 'member')} must not appear on the Internet. A filter built from the set accepts routes that have no accountable holder.`,
      rule: 'AS0 (RFC 7607), private use (RFC 6996), documentation (RFC 5398), AS_TRANS (RFC 6793) and the last numbers (RFC 7300), by the IANA registry of special-purpose AS numbers.',
      inputs: found(report, report.reserved, ({ asn, use, listedBy }) =>
        set(report, `AS${asn}, ${uses[use]}`, listedBy, `listed by ${bare(listedBy)}`),
      ),
      changes: [
        report.reservedCount === 0
          ? 'A member has a number that IANA reserves for another use.'
          : 'The numbers are removed from the sets that list them.',
      ],
    },
  }),
  homonyms: (report) => ({
    label:
      report.homonymCount === 0
        ? 'Names unambiguous'
        : counted(report.homonymCount, 'name in several registries', 'names in several registries'),
    evidence: {
      reason:
        report.homonymCount === 0
          ? 'Each set exists in only one registry.'
          : 'Another registry has a set with the same name and its own members. Which one is used depends on the tool.',
      rule: `A member without a registry is looked up in the registry of the set that lists it, then in ${registryOrder.join(', ')} and the others. RFC 2622 leaves this to the tool.`,
      inputs: found(report, report.homonyms, ({ name, followed, sources }) =>
        set(report, name, name, `in ${sources.join(', ')}; read in ${followed}`),
      ),
      changes: [
        report.homonymCount === 0
          ? 'Another registry has a set with the same name.'
          : 'The member names its registry: RIPE::AS-NORTHWIND.',
      ],
    },
  }),
  missing: (report) => ({
    label: report.missingCount === 0 ? 'All sets found' : counted(report.missingCount, 'lost set'),
    evidence: {
      reason:
        report.missingCount === 0
          ? 'Every listed set was found.'
          : `${counted(report.missingCount, 'listed set')} not found in any loaded registry. Filters leave out their networks, and anyone who creates a set with that name gets in.`,
      rule: 'A member that is not an AS number names a set (RFC 2622, section 5.1).',
      inputs: found(report, report.missing, ({ name, listedBy }) =>
        set(report, name, listedBy, `listed by ${bare(listedBy)}`),
      ),
      changes: [
        report.missingCount === 0
          ? 'A set is deleted while another one lists it.'
          : 'The set is created, or its name is removed from the set that lists it.',
      ],
    },
  }),
  unseen: (report, level) => unseenWords(report, level),
};

function unseenWords(report: SetHealthReport, level: HealthLevel): HealthWords {
  const { owners, unseenCount } = report;
  const names = owners.slice(0, 3).map(({ asn }) => `AS${asn}`);
  const ownerList = names.join(', ') + (owners.length > names.length ? ' and others' : '');
  const rule =
    "The owner is the network at the start of the set's name, or else the networks that name the set in PeeringDB. A network is behind the owner if it is in the owner's customer cone in any loaded table or update.";
  const whose = owners.slice(0, 3).map(({ asn, by }): EvidenceInput => ({
    name: 'Set of',
    value: `AS${asn}`,
    href: `/as/${asn}`,
    source: by === 'name' ? 'its name' : 'PeeringDB',
    asOf: (by === 'peeringdb' && report.rests.find(({ kind }) => kind === 'peeringdb')?.asOf) || null,
  }));
  if (level === 'unknown' || unseenCount === null)
    return {
      label: 'Owner unknown',
      evidence: {
        reason:
          owners.length === 0
            ? "Neither the name of the set nor PeeringDB tells who owns it, so its members cannot be compared with the owner's routes."
            : `No loaded route contains ${ownerList}.`,
        rule,
        inputs: whose,
        changes: ["A PeeringDB record names the set as its network's IRR AS-SET."],
      },
    };
  const links = report.rests.find(({ kind }) => kind === 'links');
  return {
    label: unseenCount === 0 ? 'All members seen' : `${counted(unseenCount, 'member')} not seen in routing`,
    evidence: {
      reason:
        unseenCount === 0
          ? `All ${counted(report.networks, 'member')} were seen behind ${ownerList}.`
          : `${counted(unseenCount, 'member')} of ${counted(report.networks, 'network')} never appeared behind ${ownerList} in a loaded route. They are backup customers, or members that have left.`,
      rule,
      inputs: [
        ...whose,
        ...listed(report.unseen, (asn) => ({
          name: 'Never seen behind',
          value: `AS${asn}`,
          href: `/as/${asn}`,
          speaksFor: false,
          source: links?.name ?? 'routes',
          asOf: links?.asOf ?? null,
        })),
      ],
      changes: [
        unseenCount === 0
          ? 'No loaded route shows a member behind the owner.'
          : 'A route through the owner appears, or the networks are removed from the set.',
      ],
    },
  };
}

const uses: Readonly<Record<SetHealthReport['reserved'][number]['use'], string>> = {
  zero: 'not assignable (AS0)',
  'as-trans': 'AS_TRANS',
  documentation: 'for documentation',
  private: 'private use',
  last: 'last number of its size',
  reserved: 'reserved',
};

/** Facts that a check found; if it found nothing, what it read. */
function found<Item>(
  report: SetHealthReport,
  items: readonly Item[],
  input: (item: Item) => EvidenceInput,
): EvidenceInput[] {
  const { source, asSet, sets, networks } = report;
  if (items.length === 0)
    return [set(report, 'Read', `${source}::${asSet}`, `${counted(sets, 'set')} with ${counted(networks, 'network')}`)];
  return listed(items, input);
}

function listed<Item>(items: readonly Item[], input: (item: Item) => EvidenceInput): EvidenceInput[] {
  return items.slice(0, MOST_LISTED).map(input);
}

/** A registry's fact about one of its sets. */
function set(report: SetHealthReport, name: string, key: string, value: string): EvidenceInput {
  const registry = key.includes('::') ? key.slice(0, key.indexOf('::')) : report.source;
  const dated = report.rests.find((one) => one.kind === 'irr' && one.name === registry);
  return { name, value, href: asSetPage(bare(key)), source: registry, asOf: dated?.asOf ?? null };
}

/** A set's name without its registry. */
function bare(key: string): string {
  return key.slice(key.indexOf('::') < 0 ? 0 : key.indexOf('::') + 2);
}

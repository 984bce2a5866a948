import type { Evidence, EvidenceInput } from '../EvidencePopover/evidence.ts';
import { asSetPage } from '../SearchBox/destinationOfResult.ts';
import type { HealthCheck, HealthLevel, SetHealthReport } from './setHealthReport.ts';

/** A finding in words: on the badge, and why. */
export interface HealthWords {
  readonly label: string;
  readonly evidence: Evidence;
}

/** Facts that the evidence lists; how many there are stands in the reason. */
const MOST_LISTED = 8;

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What one check found, in words. */
export function healthWords(check: HealthCheck, report: SetHealthReport, level: HealthLevel): HealthWords {
  return words[check](report, level);
}

const words: Readonly<Record<HealthCheck, (report: SetHealthReport, level: HealthLevel) => HealthWords>> = {
  loops: (report) => ({
    label: report.loops.length === 0 ? 'Loop-free' : counted(report.loops.length, 'loop'),
    evidence: {
      reason:
        report.loops.length === 0
          ? `None of the ${counted(report.sets, 'set')} comes back to itself.`
          : 'A set is a member of itself, by way of its own members.',
      rule: 'Reading sets depth first, a member that stands on the way from the top is a loop (RFC 2622, section 5.1, knows none). Tools that do not count on it read for ever, or stop.',
      inputs: found(report, report.loops, (loop) => set(report, 'Loop', loop.at(0) ?? '', loop.map(bare).join(' > '))),
      changes: [
        report.loops.length === 0
          ? 'A set further down that lists one above it.'
          : 'Taking the last set of the loop out of the one before it.',
      ],
    },
  }),
  depth: (report, level) => ({
    label: report.depth === 0 ? 'No nested sets' : `${counted(report.depth, 'level')} deep`,
    evidence: {
      reason:
        report.depth === 0
          ? 'It lists networks alone.'
          : `Sets are nested ${counted(report.depth, 'level')} deep: ${counted(report.sets, 'set')} with ${counted(report.networks, 'network')}.`,
      rule: 'Levels are counted by the shortest way to each set. More than 10 are where tools that build filters begin to be cut off or to run out of time.',
      inputs: [set(report, 'Deepest', report.deepest.at(-1) ?? '', report.deepest.map(bare).join(' > '))],
      changes: [level === 'ok' ? 'A set below the lowest.' : 'Listing the sets of the lower levels further up.'],
    },
  }),
  reserved: (report) => ({
    label: report.reservedCount === 0 ? 'No reserved members' : counted(report.reservedCount, 'reserved member'),
    evidence: {
      reason:
        report.reservedCount === 0
          ? 'Every member is a number that networks are given.'
          : `${counted(report.reservedCount, 'member')} may not be seen in the Internet: a filter built from the set lets through what nobody answers for.`,
      rule: 'AS0 (RFC 7607), private use (RFC 6996), documentation (RFC 5398), AS_TRANS (RFC 6793) and the last numbers (RFC 7300), by the IANA registry of special-purpose AS numbers.',
      inputs: found(report, report.reserved, ({ asn, use, listedBy }) =>
        set(report, `AS${asn}, ${uses[use]}`, listedBy, `listed by ${bare(listedBy)}`),
      ),
      changes: [
        report.reservedCount === 0
          ? 'A member whose number IANA keeps for another use.'
          : 'Taking the numbers out of the sets that list them.',
      ],
    },
  }),
  homonyms: (report) => ({
    label:
      report.homonymCount === 0
        ? 'Names of one registry'
        : counted(report.homonymCount, 'name in several registries', 'names in several registries'),
    evidence: {
      reason:
        report.homonymCount === 0
          ? 'Each set that was read stands in one registry alone.'
          : 'Another registry has a set of the same name, with members of its own: which one is meant depends on who reads.',
      rule: 'A member without a registry is looked for in the registry of the set that lists it, then in RIPE, APNIC, ARIN, AFRINIC, LACNIC and the others. RFC 2622 leaves it to the reader.',
      inputs: found(report, report.homonyms, ({ name, followed, sources }) =>
        set(report, name, name, `in ${sources.join(', ')}; read in ${followed}`),
      ),
      changes: [
        report.homonymCount === 0
          ? 'A set of the same name in another registry.'
          : 'Naming the registry of the member: RIPE::AS-NORTHWIND.',
      ],
    },
  }),
  missing: (report) => ({
    label: report.missingCount === 0 ? 'No lost sets' : counted(report.missingCount, 'lost set'),
    evidence: {
      reason:
        report.missingCount === 0
          ? 'Each set that is listed was found.'
          : `${counted(report.missingCount, 'set')} that a member names stand in no registry that was loaded: their networks are left out of filters, and whoever makes a set of that name comes in.`,
      rule: 'A member that is no number names a set (RFC 2622, section 5.1).',
      inputs: found(report, report.missing, ({ name, listedBy }) =>
        set(report, name, listedBy, `listed by ${bare(listedBy)}`),
      ),
      changes: [
        report.missingCount === 0
          ? 'A set that is deleted while another one lists it.'
          : 'Making the set, or taking its name out of the one that lists it.',
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
    'The set is that of the network its name begins with, else of those that name it in PeeringDB. Behind a network are its customers by the relations told from routes, and theirs, as far as any loaded table or update ever showed.';
  const whose = owners.slice(0, 3).map(({ asn, by }): EvidenceInput => ({
    name: 'Set of',
    value: `AS${asn}`,
    href: `/as/${asn}`,
    source: by === 'name' ? 'its name' : 'PeeringDB',
    asOf: (by === 'peeringdb' && report.rests.find(({ kind }) => kind === 'peeringdb')?.asOf) || null,
  }));
  if (level === 'unknown' || unseenCount === null)
    return {
      label: 'Not known whose',
      evidence: {
        reason:
          owners.length === 0
            ? 'Neither the name of the set nor PeeringDB says whose it is, so that nothing can be compared with what is seen behind its owner.'
            : `No loaded route shows ${ownerList}.`,
        rule,
        inputs: whose,
        changes: ['A record in PeeringDB that names the set as the IRR AS-SET of its network.'],
      },
    };
  const links = report.rests.find(({ kind }) => kind === 'links');
  return {
    label: unseenCount === 0 ? 'All members seen' : `${counted(unseenCount, 'member')} never seen`,
    evidence: {
      reason:
        unseenCount === 0
          ? `Each of the ${counted(report.networks, 'member')} was seen behind ${ownerList}.`
          : `${counted(unseenCount, 'member')} of ${counted(report.networks, 'network')} never stood behind ${ownerList} in a loaded route: backup customers, or members that have left.`,
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
          ? 'A member that no loaded route shows behind the owner.'
          : 'A route by way of the owner, or taking the networks out of the set.',
      ],
    },
  };
}

const uses: Readonly<Record<SetHealthReport['reserved'][number]['use'], string>> = {
  zero: 'held by no one',
  'as-trans': 'AS_TRANS',
  documentation: 'for documentation',
  private: 'private use',
  last: 'last of its length',
  reserved: 'reserved',
};

/** What a check found; where it found nothing, what it read. */
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

/** A fact that a registry tells of one of its sets. */
function set(report: SetHealthReport, name: string, key: string, value: string): EvidenceInput {
  const registry = key.includes('::') ? key.slice(0, key.indexOf('::')) : report.source;
  const dated = report.rests.find((one) => one.kind === 'irr' && one.name === registry);
  return { name, value, href: asSetPage(bare(key)), source: registry, asOf: dated?.asOf ?? null };
}

/** A set's name without its registry. */
function bare(key: string): string {
  return key.slice(key.indexOf('::') < 0 ? 0 : key.indexOf('::') + 2);
}

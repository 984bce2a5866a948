import { formatPrefix } from '@routeglass/domain/prefix';
import { DEFAULT_SEED } from '../files.ts';
import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import type { LabLink } from '../world/links.ts';
import type { Network } from '../world/network.ts';
import { type Attribute, policiesOf } from './policies.ts';

/** The lab's own registry, and a third-party one. */
const HOME = 'LAB';
const FOREIGN = 'LABADB';

const REGISTERS = 0.82;
const REGISTERS_ABROAD = 0.06;
const OUTDATED = 0.03;

/** A dump of the lab's routing registry: maintainers, contacts, networks, as-sets, and a route object for most announced prefixes. */
export function* rpslFile(sample: Sample, random: Random): Generator<string> {
  const { world } = sample;
  yield `# Routing registry of the laboratory Internet${sample.seed === DEFAULT_SEED ? '' : `, seed ${sample.seed}`}\n# Made at ${new Date(sample.start * 1000).toISOString()}\n`;
  const organisations = new Map(world.networks.map(({ organisation }) => [organisation.id, organisation]));
  for (const { id, name, country } of organisations.values()) {
    yield object(HOME, [
      ['mntner', maintainer(id)],
      ['descr', `${name}, ${country.code}`],
      ['auth', 'MD5-PW # hidden'],
    ]);
    yield object(HOME, [
      ['role', `${name} Network Operations`],
      ['e-mail', contactAddress(id)],
      ['nic-hdl', contactHandle(id)],
      ['mnt-by', maintainer(id)],
    ]);
  }
  const policies = policiesOf(sample, random.fork('policies'));
  for (const network of world.networks) yield autNum(network, policies.get(network.asn) ?? []);
  for (const network of world.networks) yield* asSet(network, world.networks, world.links[4]);
  yield* loopingSets(world.networks);
  for (const { origin, prefixes, version } of world.groups) {
    const holder = world.networks.find(({ asn }) => asn === origin);
    if (!holder) continue;
    for (const prefix of prefixes) {
      const registry = random.chance(REGISTERS)
        ? HOME
        : random.chance(REGISTERS_ABROAD / (1 - REGISTERS))
          ? FOREIGN
          : undefined;
      if (registry === undefined) continue;
      const named = random.chance(OUTDATED) ? random.pick(world.networks).asn : origin;
      yield object(registry, [
        [version === 4 ? 'route' : 'route6', formatPrefix(prefix)],
        ['descr', holder.name],
        ['origin', `AS${named}`],
        ['mnt-by', maintainer(holder.organisation.id)],
      ]);
    }
  }
}

function autNum({ asn, handle, name, organisation }: Network, policies: readonly Attribute[]): string {
  return object(HOME, [
    ['aut-num', `AS${asn}`],
    ['as-name', handle],
    ['descr', name],
    ['org', organisation.id],
    ['admin-c', contactHandle(organisation.id)],
    ['tech-c', contactHandle(organisation.id)],
    ...policies,
    ['mnt-by', maintainer(organisation.id)],
  ]);
}

/** A network's as-set: itself and its customers, by as-set if they have one. */
function* asSet(
  { asn, asSet: name, name: descr, organisation }: Network,
  networks: readonly Network[],
  links: readonly LabLink[],
): Generator<string> {
  if (name === undefined) return;
  const customers = links.filter(({ type, a }) => type === 'p2c' && a === asn).map(({ b }) => b);
  const members = customers.map(
    (customer) => networks.find((network) => network.asn === customer)?.asSet ?? `AS${customer}`,
  );
  yield object(HOME, [
    ['as-set', name],
    ['descr', `${descr} and its customers`],
    ['members', [`AS${asn}`, ...members].join(', ')],
    ['mnt-by', maintainer(organisation.id)],
  ]);
}

/** Two sets, for the first network with an as-set, that contain each other: a common mistake in registries. */
function* loopingSets(networks: readonly Network[]): Generator<string> {
  const network = networks.find(({ asSet: own }) => own !== undefined);
  if (!network) return;
  const { asn, asSet: own = '', name, organisation } = network;
  const [all, partners] = [`AS${asn}:AS-ALL`, `AS${asn}:AS-PARTNERS`];
  for (const [set, members] of [
    [all, [own, partners]],
    [partners, [`AS${asn}`, all]],
  ] as const) {
    yield object(HOME, [
      ['as-set', set],
      ['descr', `${name} and whom it works with`],
      ['members', members.join(', ')],
      ['mnt-by', maintainer(organisation.id)],
    ]);
  }
}

function maintainer(organisation: string): string {
  return organisation.replace(/^ORG-(.*)-LAB$/, 'MNT-$1');
}

const shortName = (organisation: string): string => organisation.replace(/^ORG-(.*)-LAB$/, '$1');
const contactHandle = (organisation: string): string => `NOC-${shortName(organisation)}-LAB`;
/** Uses a domain that nobody can register (RFC 6761), so an email there never reaches a stranger. */
const contactAddress = (organisation: string): string => `noc@${shortName(organisation).toLowerCase()}.example`;

/** An RPSL object with its source and an empty line after it. Names are padded to sixteen characters. */
function object(source: string, attributes: readonly Attribute[]): string {
  const all: readonly Attribute[] = [...attributes, ['source', source]];
  return `${all.map(([name, value]) => `${`${name}:`.padEnd(16)}${value}\n`).join('')}\n`;
}

import { DAY_SECONDS } from '@routeglass/domain/time';
import { formatAddress } from '@routeglass/domain/prefix';
import { type ScanKind, scanKinds, type ScanSeverity, type ScanType, scanTypes } from '@routeglass/domain/scan';
import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import type { Role } from '../world/network.ts';
import { addressIn, subnetCount } from '../world/subnets.ts';

/** Days of the week with scan reports. */
const REPORT_DAYS = [0, 2, 4, 6];

/** The chance that a network of a role has findings, and the most it can have. */
const FOUND: Readonly<Record<Role, { readonly chance: number; readonly most: number }>> = {
  tier1: { chance: 0.5, most: 3 },
  carrier: { chance: 0.5, most: 6 },
  access: { chance: 0.7, most: 24 },
  content: { chance: 0.4, most: 8 },
  enterprise: { chance: 0.3, most: 4 },
  'route-server': { chance: 0, most: 0 },
};
const KIND_SHARES: readonly ScanKind[] = ['open_port', 'open_port', 'open_port', 'amplifier', 'amplifier', 'loop'];
const GRAVE: ReadonlySet<string> = new Set(['telnet', 'rdp', 'mongodb', 'memcached', 'docker', 'smb', 'elasticsearch']);
const IN_IPV6 = 0.15;
/** The share of findings that end during the week, and the share that begin during it. */
const ENDS = 0.3;
const BEGINS = 0.3;

interface Finding {
  readonly type: ScanType;
  readonly asn: number;
  readonly ip: string;
  readonly country: string;
  /** Indexes of the first and last report day, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Seconds after midnight when the address is scanned. */
  readonly hour: number;
}

/** Scan reports in Shadowserver's format: one per group every second day, `2026-11-09-scan_amplifier-lab.csv`. */
export function* scanFiles(sample: Sample, random: Random): Generator<{ name: string; lines: Generator<string> }> {
  const findings = [...planFindings(sample, random)];
  for (const [place, day] of REPORT_DAYS.entries()) {
    const midnight = sample.start + day * DAY_SECONDS;
    for (const kind of scanKinds) {
      const found = findings.filter(({ type, first, last }) => type.kind === kind && first <= place && place <= last);
      const date = new Date(midnight * 1000).toISOString().slice(0, 10);
      yield { name: `${date}-scan_${kind}-lab.csv`, lines: reportLines(found, midnight) };
    }
  }
}

function* planFindings({ world }: Sample, random: Random): Generator<Finding> {
  for (const { asn, role, organisation } of world.networks) {
    const holding = world.holdings.get(asn);
    const { chance, most } = FOUND[role];
    if (!holding || !random.chance(chance)) continue;
    for (let left = random.between(1, most); left > 0; left--) {
      const kind = random.pick(KIND_SHARES);
      const type = random.pick(scanTypes.filter((one) => one.kind === kind));
      const block = holding.v6 && random.chance(IN_IPV6) ? holding.v6 : holding.v4;
      const bits = block.bytes.length * 8;
      const address = addressIn(block, random.between(1, Math.min(2 ** 24, subnetCount(block, bits)) - 2));
      const end = REPORT_DAYS.length - 1;
      const first = random.chance(BEGINS) ? random.between(1, end) : 0;
      const last = first < end && random.chance(ENDS) ? random.between(first, end - 1) : end;
      const hour = random.between(0, DAY_SECONDS - 1);
      yield { type, asn, ip: formatAddress(address), country: organisation.country.code, first, last, hour };
    }
  }
}

function* reportLines(findings: readonly Finding[], midnight: number): Generator<string> {
  yield '"timestamp","severity","ip","protocol","port","hostname","tag","asn","geo","region","city","naics"\n';
  for (const { type, asn, ip, country, hour } of findings) {
    const at = new Date((midnight + hour) * 1000).toISOString().slice(0, 19).replace('T', ' ');
    const severity: ScanSeverity = GRAVE.has(type.id) ? 'high' : type.kind === 'open_port' ? 'low' : 'medium';
    const hostname = `host-${ip.replaceAll(/[.:]+/g, '-').replaceAll(/^-|-$/g, '')}.as${asn}.example`;
    const fields = [
      at,
      severity,
      ip,
      type.protocol ?? '',
      type.port ?? '',
      hostname,
      type.id,
      asn,
      country,
      '',
      '',
      '',
    ];
    yield `${fields.map((field) => `"${field}"`).join(',')}\n`;
  }
}

import { ageText } from './ageText.ts';

/** A loaded file or table behind a page. */
export interface PageSource {
  /** Kind: `mrt-rib`, `vrps`, `irr`. */
  readonly kind: string;
  readonly name: string;
  /** Time of its content; null if unknown. */
  readonly asOf: Date | null;
  /** Age of its content in seconds at the time of the call; null if unknown. */
  readonly ageInSeconds: number | null;
  readonly loadedAt: Date;
  /** Whether it belongs to the lab. */
  readonly sample: boolean;
}

/** Sources of one kind and one world. */
export interface SourceGroup {
  readonly kind: string;
  readonly title: string;
  readonly sample: boolean;
  /** Names of its files, sorted. */
  readonly names: readonly string[];
  /** Time and age in seconds of the newest one; null if unknown. */
  readonly asOf: Date | null;
  readonly ageInSeconds: number | null;
  readonly loadedAt: Date;
}

const titles: Readonly<Record<string, string>> = {
  'mrt-rib': 'Routing tables',
  'mrt-updates': 'BGP updates',
  vrps: 'Validated ROAs (VRPs)',
  aspas: 'ASPAs',
  'as-names': 'AS names',
  'address-registry': 'Address registries',
  peeringdb: 'PeeringDB',
  irr: 'Routing registries (IRR)',
  organisations: 'Organizations (CAIDA as2org)',
  communities: 'Community dictionaries',
  delegated: 'RIR statistics',
  'special-purpose': 'Special-purpose registries',
  scans: 'Scan reports',
};

/** Title of a kind of source: `mrt-rib` is `Routing tables`. */
export const sourceTitle = (kind: string): string => titles[kind] ?? kind;

/** Groups sources by kind and world, in the order in which the kinds first occur. */
export function sourceGroups(sources: readonly PageSource[]): SourceGroup[] {
  const groups = new Map<string, PageSource[]>();
  for (const source of sources) {
    const key = `${source.kind} ${source.sample}`;
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  return [...groups.values()].map(groupOf);
}

function groupOf(sources: readonly PageSource[]): SourceGroup {
  const newest = sources.reduce((best, each) => (timeOf(each) > timeOf(best) ? each : best));
  const { kind, sample, asOf, ageInSeconds, loadedAt } = newest;
  const names = sources.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
  return { kind, title: sourceTitle(kind), sample, names, asOf, ageInSeconds, loadedAt };
}

function timeOf({ asOf, loadedAt }: PageSource): number {
  return asOf === null ? loadedAt.getTime() - Number.MAX_SAFE_INTEGER : asOf.getTime();
}

/** Text of the button: number of kinds, and the age of the oldest that has one. */
export function sourcesText(groups: readonly SourceGroup[]): string {
  const count = `${groups.length} source${groups.length === 1 ? '' : 's'}`;
  const ages = groups.flatMap(({ ageInSeconds }) => (ageInSeconds === null ? [] : [ageInSeconds]));
  if (ages.length === 0) return count;
  const oldest = ageText(Math.max(...ages));
  return groups.length === 1 ? `${count}, ${oldest}` : `${count} · oldest: ${oldest.replace(/ old$/, '')}`;
}

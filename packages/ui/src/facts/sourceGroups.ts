import { DAY_SECONDS } from '@routeglass/domain/time';
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

/** The dates of several sources. */
export interface DateSpan {
  readonly oldest: Date;
  /** Null if it is less than a day newer. */
  readonly newest: Date | null;
}

/** Sources of one kind and one world. */
export interface SourceGroup {
  readonly kind: string;
  readonly title: string;
  readonly sample: boolean;
  /** Names of its files, sorted. */
  readonly names: readonly string[];
  /** Times of their content; null if none is known. */
  readonly asOf: DateSpan | null;
  /** Age of the oldest content in seconds; null if unknown. */
  readonly ageInSeconds: number | null;
  readonly loadedAt: DateSpan;
  /** Number of files without a date, if others have one. */
  readonly undated: number;
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
  const groups = new Map<string, [PageSource, ...PageSource[]]>();
  for (const source of sources) {
    const key = `${source.kind} ${source.sample}`;
    const group = groups.get(key);
    if (group) group.push(source);
    else groups.set(key, [source]);
  }
  return [...groups.values()].map(groupOf);
}

function groupOf(sources: readonly [PageSource, ...PageSource[]]): SourceGroup {
  const [{ kind, sample }] = sources;
  const names = sources.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
  const dated = sources.flatMap(({ asOf, ageInSeconds }) => (asOf ? [{ asOf, ageInSeconds }] : []));
  const counted = kind === 'mrt-updates' ? newestOf(dated) : dated;
  const ages = counted.flatMap(({ ageInSeconds }) => (ageInSeconds === null ? [] : [ageInSeconds]));
  return {
    kind,
    title: sourceTitle(kind),
    sample,
    names,
    asOf: counted.length > 0 ? spanOf(counted.map(({ asOf }) => asOf)) : null,
    ageInSeconds: ages.length > 0 ? Math.max(...ages) : null,
    loadedAt: spanOf(sources.map(({ loadedAt }) => loadedAt)),
    undated: dated.length > 0 ? sources.length - dated.length : 0,
  };
}

/** Update files follow each other: the last one says how far the routes go. */
function newestOf<Dated extends { readonly asOf: Date }>(dated: readonly Dated[]): readonly Dated[] {
  return dated.toSorted((a, b) => b.asOf.getTime() - a.asOf.getTime()).slice(0, 1);
}

function spanOf(dates: readonly Date[]): DateSpan {
  const times = dates.map((date) => date.getTime());
  const [oldest, newest] = [Math.min(...times), Math.max(...times)];
  return { oldest: new Date(oldest), newest: newest - oldest < DAY_SECONDS * 1000 ? null : new Date(newest) };
}

/** Text of the button: number of kinds, and the age of the oldest file that has one. */
export function sourcesText(groups: readonly SourceGroup[]): string {
  const count = `${groups.length} source${groups.length === 1 ? '' : 's'}`;
  const ages = groups.flatMap(({ ageInSeconds }) => (ageInSeconds === null ? [] : [ageInSeconds]));
  if (ages.length === 0) return count;
  const oldest = ageText(Math.max(...ages));
  if (groups.length > 1) return `${count} · oldest: ${oldest.replace(/ old$/, '')}`;
  return `${count}, ${groups[0]?.asOf?.newest ? 'up to ' : ''}${oldest}`;
}

import { sql } from 'kysely';
import type { SourceName } from '../store/generation.ts';
import { derivedKinds, type SourceKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { REGISTRY_NAMES } from '../analytics/networks/listNetworks.ts';
import { whole } from './report/figures.ts';

/** Sources of one kind that are named in an error: there may be hundreds of files with communities. */
const MOST_NAMED = 6;

/** `irr:ripe.db.route`: names a source in commands and in their output. */
export const sourceText = ({ kind, name }: SourceName): string => `${kind}:${name}`;

/**
 * The loaded sources that an operator names, as `irr:ripe.db.route` or, if only one kind has the name, `ripe.db.route`. Throws an error for the
 * operator if one of them cannot be removed.
 */
export async function sourcesToRemove(store: Store, wanted: readonly string[]): Promise<SourceName[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ kind: SourceKind; name: string }>`
    select kind, name from generation where state = 'live' and kind not in (${sql.join(derivedKinds)}) order by kind, name
  `.execute(store.bulk);
  const found = new Map(wanted.map((text) => oneNamed(text, rows)).map((source) => [sourceText(source), source]));
  return [...found.values()];
}

function oneNamed(text: string, loaded: readonly SourceName[]): SourceName {
  const exact = loaded.filter((source) => sourceText(source) === text);
  const named = exact.length > 0 ? exact : loaded.filter(({ name }) => name === text);
  const [source, another] = named;
  if (another)
    throw new Error(`Several sources are named ${text}: ${named.map(sourceText).join(', ')}. Name one of these`);
  if (!source) throw new Error(`No source named ${text} is loaded. Sources that can be removed: ${listText(loaded)}`);
  const refusal = whyKept(source);
  if (refusal !== null) throw new Error(`${sourceText(source)} cannot be removed: ${refusal}`);
  return source;
}

export const canBeRemoved = (source: SourceName): boolean => whyKept(source) === null;

/** Why a source cannot be removed; null if it can. */
function whyKept({ kind, name }: SourceName): string | null {
  if (kind === 'mrt-rib' || kind === 'mrt-updates')
    return 'histories, links, ratings and incidents are made from the routes of all collectors together. A newer table of the same collector replaces it';
  if (kind === 'address-registry' || (kind === 'as-names' && name === REGISTRY_NAMES))
    return 'it comes with Routeglass';
  return null;
}

function listText(loaded: readonly SourceName[]): string {
  const removable = loaded.filter(canBeRemoved);
  const lists = [...Map.groupBy(removable, ({ kind }) => kind)].flatMap(([kind, sources]) => {
    const more = sources.length - MOST_NAMED;
    return [
      ...sources.slice(0, MOST_NAMED).map(sourceText),
      ...(more > 0 ? [`${whole(more)} more of the kind ${kind}`] : []),
    ];
  });
  return lists.join(', ') || 'none';
}

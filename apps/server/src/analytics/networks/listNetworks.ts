import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { StandingSource } from '../incoming.ts';
import { reservedAsns } from '../reservedAsns.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { asnsNamed } from './asnsNamed.ts';
import { asnsRemembered, type KeptLedgers } from './asnsRemembered.ts';
import { delegatedCountries } from './delegatedCountries.ts';
import { mergeNames, type NamedNetwork } from './mergeNames.ts';
import { readNames } from './readNames.ts';

const columns = ['generation_id', 'asn', 'as_name', 'org_name', 'country_code', 'world'];
/** Name of the list of holders made from the registry's address ranges. */
export const REGISTRY_NAMES = 'registry';

/** Rows written at a time: few, because their trigrams make each one expensive. */
const BATCH_ROWS = 1_000;

/** Fills a generation with every network in a current source, on a path or in a ledger. Returns their number. */
export async function listNetworks(
  workshop: Workshop,
  generationId: number,
  ledgers: KeptLedgers,
  advance: (networks: number) => void,
): Promise<number> {
  const { store, standing } = workshop;
  const copy = new CopyTable(store, partitionOf('network', generationId), columns, { batchRows: BATCH_ROWS });
  const written = new Set<number>();
  const remembered = await asnsRemembered(store, ledgers);
  // If the laboratory uses an AS number, the number belongs to the laboratory: real networks do not use it.
  for (const world of ['lab', 'internet'] as const) {
    const sources = namesOf(standing, world);
    const guessed = new Map<number, string>();
    const lists = sources.map(async (source) => {
      const list = await readNames(store, source);
      return source.name === REGISTRY_NAMES ? list.map((network) => withoutGuess(network, guessed)) : list;
    });
    const merged = mergeNames(await Promise.all(lists));
    const routes = routeSourcesOf(standing).filter((source) => source.world === world);
    const ids = routes.map(({ id }) => id);
    const named = await asnsNamed(workshop, ids, world);
    for (const asn of new Set([...named, ...remembered[world]])) {
      if (!merged.has(asn)) merged.set(asn, { name: null, orgName: null, country: null });
    }
    const registered = await delegatedCountries(store, standing, world);
    const isReserved = await reservedAsns(store, standing, world);
    for (const [asn, { name, orgName, country }] of merged) {
      if (written.has(asn)) continue;
      written.add(asn);
      const home = country ?? registered(asn) ?? (isReserved(asn) ? null : guessed.get(asn)) ?? null;
      const texts = [name, orgName, home].map(copyText).join('\t');
      if (!copy.add(`${generationId}\t${asn}\t${texts}\t${world}`)) continue;
      await copy.flush();
      advance(written.size);
    }
  }
  return copy.end();
}

/** The country of most of a network's addresses is only a guess: the registration of its AS number takes precedence. */
function withoutGuess(network: NamedNetwork, guessed: Map<number, string>): NamedNetwork {
  if (network.country !== null) guessed.set(network.asn, network.country);
  return { ...network, country: null };
}

/** The sources of names in a world, the most trusted first: lists (newest first), then PeeringDB, then the registry's holders. */
function namesOf(standing: readonly StandingSource[], world: World): StandingSource[] {
  const trust = ({ kind, name }: StandingSource): number =>
    kind === 'peeringdb' ? 1 : name === REGISTRY_NAMES ? 2 : 0;
  return standing
    .filter((source) => source.world === world && (source.kind === 'as-names' || source.kind === 'peeringdb'))
    .sort((a, b) => trust(a) - trust(b) || b.id - a.id);
}

import { useCurrentDelay } from '@routeglass/api-client/hooks';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense } from 'react';
import { useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { useHasRating } from '../../wire/useHasRating.ts';
import { readSearch, writeSearch, type GraphAddress } from './address.ts';
import { GraphPickers } from './GraphPickers.tsx';
import { readPlayer, writePlayer, type PlayerAddress } from './playerAddress.ts';
import { SeenGraph } from './SeenGraph.tsx';
import { useGraph } from './useGraph.ts';
import type { Route } from './+types/route.ts';

const PlayedGraph = lazy(async () => ({ default: (await import('./PlayedGraph.tsx')).PlayedGraph }));
const PrefixVisibility = lazy(async () => ({ default: (await import('./PrefixVisibility.tsx')).PrefixVisibility }));

/** The routes of one of a network's prefixes, as a graph: as they stand, or as they came and went. */
export default function Graph({ params }: Route.ComponentProps) {
  const asn = useOutletContext<number>();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const address = readSearch(search, params.token);
  const player = readPlayer(search);
  const isPro = useHasRating();
  const delay = useCurrentDelay({});
  const now = delay.data?.as_of ? Date.parse(delay.data.as_of) : null;
  const isPlaying = isPro && player.isOn && now !== null;
  const graph = useGraph(asn, address);
  const names = new Map(graph.data?.asInfo.map((network) => [network.asn, network.as_name]));

  const go = (next: URLSearchParams, replace = false) => setSearch(next, { replace, preventScrollReset: true });
  // Player and extended graph exclude each other: turning one on turns the other off.
  const change = (part: Partial<GraphAddress>, replace = false) => {
    const next = writeSearch({ ...address, ...part }, search);
    go(part.extended ? writePlayer({ ...player, isOn: false }, next) : next, replace);
  };
  const play = (next: PlayerAddress) =>
    go(writePlayer(next, writeSearch({ ...address, extended: address.extended && !next.isOn }, search)));

  const shared = {
    prefix: address.prefix,
    hrefOf: (each: number) => `/as/${each}`,
    onSelectNode: (each: number) => void navigate(`/as/${each}`),
    pickers: (
      <GraphPickers
        asn={asn}
        address={address}
        onChange={change}
        nameOf={(each) => names.get(each) ?? null}
        {...(isPro && { player: { isOn: player.isOn, onChange: (isOn) => play({ ...player, isOn }) } })}
      />
    ),
  };
  if (isPlaying) {
    return (
      <Suspense fallback={<SeenGraph {...shared} graph={graph} />}>
        <PlayedGraph {...shared} asn={asn} targets={address.targets} player={player} onPlayerChange={play} now={now} />
      </Suspense>
    );
  }
  return (
    <Stack gap={24}>
      <SeenGraph {...shared} graph={graph} />
      {isPro && address.prefix !== null && now !== null && (
        <Suspense>
          <PrefixVisibility asn={asn} prefix={address.prefix} until={now} />
        </Suspense>
      )}
    </Stack>
  );
}

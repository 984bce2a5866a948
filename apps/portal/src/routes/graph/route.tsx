import { graphPage, overviewPage } from '@routeglass/api-client/page/network';
import { hrefOf } from '@routeglass/api-client/pages';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense, useState } from 'react';
import { useHref, useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { useDestination } from '../../wire/useDestination.ts';
import { readSearch, writeSearch, type GraphAddress } from './address.ts';
import { GraphPickers, type GraphTurn } from './GraphPickers.tsx';
import { PlayerLocked } from './PlayerLocked.tsx';
import { readPlayer, writePlayer, type PlayerAddress } from './playerAddress.ts';
import { SeenGraph } from '../../graphs/SeenGraph.tsx';
import { useAskedSearch } from './useAskedSearch.ts';
import { useGraph } from '../../graphs/useGraph.ts';
import { useMissingChoice } from './useMissingChoice.ts';
import { usePlayableDates } from '../../graphs/usePlayableDates.ts';
import { usePlayerRight } from './usePlayerRight.ts';
import type { Route } from './+types/route.ts';

const PlayedGraph = lazy(async () => ({ default: (await import('./PlayedGraph.tsx')).PlayedGraph }));
const PrefixVisibility = lazy(async () => ({
  default: (await import('../../graphs/PrefixVisibility.tsx')).PrefixVisibility,
}));

/** The routes of one of a network's prefixes as a graph: the current ones, or their history. */
export default function Graph({ params }: Route.ComponentProps) {
  const asn = useOutletContext<number>();
  const navigate = useNavigate();
  const destination = useDestination();
  const [search] = useSearchParams();
  const said = readSearch(search, params['*']);
  const player = readPlayer(search);
  const pathname = hrefOf(graphPage, { asn });
  const { asked, ask } = useAskedSearch(`${pathname}?${search.toString()}`);

  // After the first change, the address has its plain form: the path's token is written as parameters.
  const go = (view: URLSearchParams, replace = false) => {
    // The page's own choices must not interrupt a navigation to another page. An address below this path (with a token) belongs to this page.
    if (replace && !`${destination() ?? pathname}/`.startsWith(`${pathname}/`)) return;
    ask(view);
    void navigate({ pathname, search: view.toString() }, { replace, preventScrollReset: true });
  };
  const [turned, setTurned] = useState<{ readonly asn: number; readonly by: GraphTurn } | null>(null);
  const play = (next: PlayerAddress, replace = false) => {
    if (next.isOn !== player.isOn) setTurned({ asn, by: 'player' });
    const before = asked();
    const view = before ? readSearch(before) : said;
    go(writePlayer(next, writeSearch({ ...view, extended: view.extended && !next.isOn }, before ?? search)), replace);
  };

  const [wasRefused, setRefused] = useState(false);
  const { mayPlay, askAgain } = usePlayerRight(player.isOn, () => {
    setRefused(true);
    play({ ...player, isOn: false }, true);
  });
  const isPlayerOn = player.isOn && mayPlay !== false;
  // Player and extended graph exclude each other: turning one on turns the other off.
  const address = { ...said, extended: said.extended && !isPlayerOn };
  const change = (part: Partial<GraphAddress>, replace = false) => {
    if (part.extended !== undefined) setTurned({ asn, by: 'extended' });
    const before = asked();
    const next = writeSearch({ ...(before ? readSearch(before) : address), ...part }, before ?? search);
    go(part.extended ? writePlayer({ ...readPlayer(before ?? search), isOn: false }, next) : next, replace);
  };

  const { prefix, targets } = address;
  const graph = useGraph(asn, address);
  const names = new Map(graph.data?.asInfo.map((network) => [network.asn, network.as_name]));
  const available = usePlayableDates(prefix);
  const [clearedOf, setClearedOf] = useState<string | null>(null);
  const missing = useMissingChoice(asn, address, clearedOf !== null && clearedOf === prefix);
  const path = useHref({ pathname, search: writeSearch(address, search).toString() });

  const shared = {
    asn,
    prefix,
    missing,
    viewHref: new URL(path, location.origin).href,
    hrefOf: (each: number) => hrefOf(overviewPage, { asn: each }),
    onSelectNode: (each: number) => void navigate(hrefOf(overviewPage, { asn: each })),
    pickers: (
      <GraphPickers
        asn={asn}
        address={address}
        onChange={(part, replace) => {
          if (part.targets) setClearedOf(part.targets.length === 0 ? prefix : null);
          change(part, replace);
        }}
        nameOf={(each) => names.get(each) ?? null}
        turnedBy={turned?.asn === asn ? turned.by : null}
        player={mayPlay ? { isOn: isPlayerOn, onChange: (isOn) => play({ ...player, isOn }) } : undefined}
      />
    ),
  };
  const seen = { targets, onExtend: () => change({ extended: true }) };
  if (mayPlay && isPlayerOn && available !== null) {
    return (
      <Suspense fallback={<SeenGraph {...shared} {...seen} graph={graph} />}>
        <PlayedGraph
          key={asn}
          {...shared}
          {...{ targets, player, available }}
          onPlayerChange={play}
          onAddTargets={(more) => change({ targets: [...targets, ...more] })}
          onRefused={askAgain}
        />
      </Suspense>
    );
  }
  return (
    <Stack gap={24}>
      {wasRefused && mayPlay === false && <PlayerLocked onClose={() => setRefused(false)} />}
      <SeenGraph {...shared} {...seen} graph={graph} isExtended={address.extended} />
      {mayPlay && prefix !== null && available !== null && (
        <Suspense>
          <PrefixVisibility asn={asn} prefix={prefix} until={available.now} />
        </Suspense>
      )}
    </Stack>
  );
}

import { memo, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  createStepGraphs,
  historyCounts,
  previousPosition,
  routeStep,
  type RouteStep,
} from '../../../packages/domain/exports/player.ts';
import { PlayerBar } from '../../../packages/ui/exports/PlayerBar.ts';
import { PlayerEvents } from '../../../packages/ui/exports/PlayerEvents.ts';
import { RouteDiffList } from '../../../packages/ui/exports/RouteDiffList.ts';
import { RouteGraph } from '../../../packages/ui/exports/RouteGraph.ts';
import { ThemeProvider } from '../../../packages/ui/exports/ThemeProvider.ts';
import '../../../packages/ui/src/css/fonts.ts';
import { longHistory } from '../../../packages/ui/src/widgets/RouteGraph/RouteGraph.fixtures.ts';

/** The player of the portal with everything around it, over `?nodes=` networks whose routes change every minute; with `&playing`, it plays. */
const asked = new URLSearchParams(location.search);
const MINUTE = 60_000;
const MINUTES = 700;
const { root, events } = longHistory(Number(asked.get('nodes') ?? 300), MINUTES);
const played = { start: 0, end: MINUTES * MINUTE, events: events.map(({ time }) => time) };
const counts = historyCounts(events);
const allRoutes = events.flatMap(({ added }) => added);
const graphOf = createStepGraphs({ root, allRoutes });
const unnamed = { name: null, orgName: null, countryCode: null, countryName: null };

createRoot(document.querySelector('#root')!).render(
  <ThemeProvider>
    <div style={{ padding: 16, minWidth: 0 }}>
      <Player />
    </div>
  </ThemeProvider>,
);

function Player() {
  const [position, setPosition] = useState(0);
  const step = useMemo(
    () => routeStep(events, previousPosition(played, 1, position) ?? position, position),
    [position],
  );
  const graph = useMemo(() => {
    const { nodes, edges } = graphOf(step);
    return {
      root,
      edges,
      routes: [...step.active, ...step.left],
      nodes: nodes.map((node) => ({ ...node, ...unnamed })),
    };
  }, [step]);
  Object.assign(globalThis, {
    /** Milliseconds from a new position until the frame that draws it has been painted. */
    stepPlayer: async (minute: number) => {
      const begun = performance.now();
      flushSync(() => setPosition(minute * MINUTE));
      await painted();
      return performance.now() - begun;
    },
  });
  return (
    <>
      <RouteGraph
        graph={{ status: 'ready', data: graph }}
        prefix="10.0.0.0/8"
        hrefOf={(asn) => `/as/${asn}`}
        toolbar={
          <PlayerBar
            history={{ status: 'ready', data: played }}
            position={position}
            onPositionChange={(next) => {
              ticks.push(performance.now());
              setPosition(next);
            }}
            step={1}
            onStepChange={() => undefined}
            date={0}
            available={{ oldest: 0, now: played.end }}
            onDateChange={() => undefined}
            counts={{ active: step.active.length, added: step.added.length, left: step.left.length }}
            onClose={() => undefined}
            startsPaused={!asked.has('playing')}
          />
        }
      />
      <Lists step={useDeferredValue(step)} position={useDeferredValue(position)} />
    </>
  );
}

/** Lists follow the graph, as in the portal. */
const Lists = memo(function Lists({ step, position }: { readonly step: RouteStep; readonly position: number }) {
  return (
    <>
      <PlayerEvents events={{ status: 'ready', data: counts }} position={position} onSelectTime={nothing} />
      <RouteDiffList step={{ status: 'ready', data: step }} hopOf={nothing} />
    </>
  );
});

function nothing(): undefined {
  return undefined;
}

/** Times at which the player advanced by itself. */
const ticks: number[] = [];
Object.assign(globalThis, { playerTicks: ticks });

/** Resolves after the next paint: frame callbacks run before it, a message after it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });
}

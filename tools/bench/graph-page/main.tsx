import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/css/fonts.ts';
import { RouteGraph, type GraphData } from '../../../packages/ui/exports/RouteGraph.ts';
import { ThemeProvider } from '../../../packages/ui/exports/ThemeProvider.ts';
import {
  graphOfPaths,
  graphOfStep,
  largeGraph,
  longHistory,
} from '../../../packages/ui/src/widgets/RouteGraph/RouteGraph.fixtures.ts';

/**
 * `?graph=<address of a file of shared data>`, `?nodes=<count>` or `?history=<count>`, whose steps are taken by `stepPlayer`; with `&possible`,
 * a tenth of the paths are possible ones.
 */
const asked = new URLSearchParams(location.search);
const file = asked.get('graph');
const history = asked.has('history') ? longHistory(Number(asked.get('history')), 60) : null;
const stepOf = (minute: number) => graphOfStep(history!.root, history!.events, (minute - 1) * 60_000, minute * 60_000);
const data = history ? stepOf(0) : file ? await fetchGraph(file) : largeGraph(Number(asked.get('nodes') ?? 1000));

// Generating the data must not be measured: the marked task begins after it.
await new Promise((resolve) => setTimeout(resolve, 200));
performance.mark('data');
createRoot(document.querySelector('#root')!).render(
  <ThemeProvider>
    <div style={{ padding: 16, minWidth: 0 }}>
      <Played first={data} />
    </div>
  </ThemeProvider>,
);

function Played({ first }: { readonly first: GraphData }) {
  const [shown, setShown] = useState(first);
  Object.assign(globalThis, {
    /** Milliseconds from the player's new position to the frame after the one that draws it, including the computation of the step's graph. */
    stepPlayer: async (minute: number) => {
      const begun = performance.now();
      flushSync(() => setShown(stepOf(minute)));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    },
  });
  return (
    <RouteGraph
      graph={{ status: 'ready', data: shown }}
      prefix=""
      hrefOf={(asn) => `/as/${asn}`}
      onSelectNode={() => undefined}
    />
  );
}

async function fetchGraph(address: string) {
  const { root, paths } = (await (await fetch(address)).json()) as { root: number; paths: number[][] };
  const texts = paths.map((path) => path.join(' '));
  const seen = asked.has('possible') ? texts.filter((_, i) => i % 10 !== 0) : texts;
  return graphOfPaths(root, seen, asked.has('possible') ? texts.filter((_, i) => i % 10 === 0) : []);
}

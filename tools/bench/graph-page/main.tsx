import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/css/fonts.ts';
import { RouteGraph } from '../../../packages/ui/exports/RouteGraph.ts';
import { ThemeProvider } from '../../../packages/ui/exports/ThemeProvider.ts';
import { graphOfPaths, largeGraph } from '../../../packages/ui/src/widgets/RouteGraph/RouteGraph.fixtures.ts';

/** `?graph=<address of a file of shared data>` or `?nodes=<count>`; `&possible` draws a tenth of the paths as possible ones. */
const asked = new URLSearchParams(location.search);
const file = asked.get('graph');
const data = file ? await fetchGraph(file) : largeGraph(Number(asked.get('nodes') ?? 1000));

// Making the data is no part of the measurement: the marked task begins after it.
await new Promise((resolve) => setTimeout(resolve, 200));
performance.mark('data');
createRoot(document.querySelector('#root')!).render(
  <ThemeProvider>
    <div style={{ padding: 16, minWidth: 0 }}>
      <RouteGraph
        graph={{ status: 'ready', data }}
        prefix=""
        hrefOf={(asn) => `/as/${asn}`}
        onSelectNode={() => undefined}
      />
    </div>
  </ThemeProvider>,
);

async function fetchGraph(address: string) {
  const { root, paths } = (await (await fetch(address)).json()) as { root: number; paths: number[][] };
  const texts = paths.map((path) => path.join(' '));
  const seen = asked.has('possible') ? texts.filter((_, i) => i % 10 !== 0) : texts;
  return graphOfPaths(root, seen, asked.has('possible') ? texts.filter((_, i) => i % 10 === 0) : []);
}

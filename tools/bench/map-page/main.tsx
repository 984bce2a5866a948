import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/css/fonts.ts';
import { CollectorMap } from '../../../packages/ui/exports/CollectorMap.ts';
import { ThemeProvider } from '../../../packages/ui/exports/ThemeProvider.ts';
import { manyMapSpeakers } from '../../../packages/ui/src/widgets/CollectorMap/CollectorMap.fixtures.ts';
import { loadMapView } from '../../../packages/ui/src/widgets/CollectorMap/loadMapView.ts';

/** `?speakers=<count>`; the code of the map is already loaded. With `&heatmap`, it begins as a heatmap. */
const asked = new URLSearchParams(location.search);
const speakers = manyMapSpeakers(Number(asked.get('speakers') ?? 2000));
await loadMapView();

// Generating the data must not be measured: the marked task begins after it.
await new Promise((resolve) => setTimeout(resolve, 200));
performance.mark('data');
createRoot(document.querySelector('#root')!).render(
  <ThemeProvider>
    <CollectorMap
      speakers={{ status: 'ready', data: speakers }}
      defaultView={asked.has('heatmap') ? 'heatmap' : 'clusters'}
    />
  </ThemeProvider>,
);

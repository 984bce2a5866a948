import { createRoot } from 'react-dom/client';
import '../../../packages/ui/src/css/fonts.ts';
import { CollectorMap } from '../../../packages/ui/exports/CollectorMap.ts';
import { ThemeProvider } from '../../../packages/ui/exports/ThemeProvider.ts';
import { manyMapSpeakers } from '../../../packages/ui/src/widgets/CollectorMap/CollectorMap.fixtures.ts';
import { loadMapView } from '../../../packages/ui/src/widgets/CollectorMap/loadMapView.ts';

/** `?speakers=<count>`, with what draws the map already there; `&heatmap` begins with it. */
const asked = new URLSearchParams(location.search);
const speakers = manyMapSpeakers(Number(asked.get('speakers') ?? 2000));
await loadMapView();

// Making the data is no part of the measurement: the marked task begins after it.
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

import type { createMapView } from './mapView.ts';

/** What draws the map: OpenLayers and the world, a chunk of its own. */
type Drawing = typeof createMapView;

let loaded: Drawing | undefined;
let loading: Promise<Drawing> | undefined;

/** Loads it once. A load that failed is tried again at the next demand. */
export function loadMapView(): Promise<Drawing> {
  loading ??= import('./mapView.ts').then(
    (module) => (loaded = module.createMapView),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** What was loaded before; undefined while it is on its way. */
export function loadedMapView(): Drawing | undefined {
  return loaded;
}

import type { createMapView } from './mapView.ts';

/** Draws the map: OpenLayers and the world, a chunk of its own. */
type Drawing = typeof createMapView;

let loaded: Drawing | undefined;
let loading: Promise<Drawing> | undefined;

/** Loads it once. A failed load is retried on the next call. */
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

/** The loaded drawing; undefined while it loads. */
export function loadedMapView(): Drawing | undefined {
  return loaded;
}

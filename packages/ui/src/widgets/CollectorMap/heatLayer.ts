import type Feature from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import Heatmap from 'ol/layer/Heatmap.js';
import ClusterSource from 'ol/source/Cluster.js';
import type VectorSource from 'ol/source/Vector.js';
import { heatWeight } from './clusterLook.ts';
import { HEATMAP_UP_TO } from './mapLimits.ts';

const RADIUS = 14;
const BLUR = 24;
/** Points nearer to each other than this many pixels are one spot: a spot is 76 pixels wide, so nobody sees it, and fewer are drawn. */
const GRAIN = 10;

/** A heatmap that nobody points at: OpenLayers draws every frame a second time to find what lies under the pointer. */
class SilentHeatmap extends Heatmap {
  override createRenderer() {
    return Object.assign(super.createRenderer(), { hitDetectionEnabled_: false });
  }
}

/** The heat of `points`, in colours from few to many. */
export function heatLayer(points: VectorSource<Feature<Point>>, colours: readonly string[]): Heatmap {
  const countOf = (spot: { get(key: string): unknown }) => (spot.get('features') as readonly Feature[]).length;
  return new SilentHeatmap({
    source: new ClusterSource({ source: points, distance: GRAIN }),
    maxZoom: HEATMAP_UP_TO,
    radius: RADIUS,
    blur: BLUR,
    weight: (spot) => heatWeight(countOf(spot), points.getFeatures().length),
    gradient: [...colours],
  });
}

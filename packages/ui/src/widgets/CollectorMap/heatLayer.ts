import type Feature from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import Heatmap from 'ol/layer/Heatmap.js';
import ClusterSource from 'ol/source/Cluster.js';
import type VectorSource from 'ol/source/Vector.js';
import { heatWeight } from './clusterLook.ts';
import { HEATMAP_UP_TO } from './mapLimits.ts';

const RADIUS = 14;
const BLUR = 24;
/** Points closer together than this many pixels become one spot: a spot is 76 pixels wide, so the difference is invisible and fewer are drawn. */
const GRAIN = 10;

/** A heatmap without hit detection: OpenLayers would draw every frame a second time to find what is under the pointer. */
class SilentHeatmap extends Heatmap {
  override createRenderer() {
    return Object.assign(super.createRenderer(), { hitDetectionEnabled_: false });
  }
}

/** The heat of `points`, in colors from few to many. */
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

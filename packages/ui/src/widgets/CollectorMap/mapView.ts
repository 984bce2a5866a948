import Collection from 'ol/Collection.js';
import { focus, mouseOnly, noModifierKeys, primaryAction } from 'ol/events/condition.js';
import { boundingExtent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import { defaults as usualInteractions } from 'ol/interaction/defaults.js';
import DragPan from 'ol/interaction/DragPan.js';
import Kinetic from 'ol/Kinetic.js';
import type HeatmapLayer from 'ol/layer/Heatmap.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import ClusterSource from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import XyzSource from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import type { MapPlace } from './cardPlace.ts';
import { clusterRadius, clusterSize, discRadius } from './clusterLook.ts';
import { expansionOf } from './expansion.ts';
import { heatLayer } from './heatLayer.ts';
import { FIRST_ZOOM, FLIGHT, HEATMAP_UP_TO, NEAREST_FLIGHT, NEAREST_ZOOM } from './mapLimits.ts';
import type { MapPalette } from './mapPalette.ts';
import type { MapSpeaker } from './mapSpeaker.ts';
import { mapStyles } from './mapStyles.ts';
import { ringPlaces } from './ringPlaces.ts';
import { worldOutline } from './worldOutline.ts';

export interface MapSettings {
  readonly target: HTMLElement;
  readonly palette: MapPalette;
  /** Font family of the numbers. */
  readonly font: string;
  readonly tileUrl: string | undefined;
  /** Whether the reader prefers less motion: the map then jumps instead of flying. */
  readonly isCalm: boolean;
  readonly onSelect: (speaker: MapSpeaker | null) => void;
  /** Called with the selected speaker's position on the map; null if it is out of view. */
  readonly onPlace: (place: MapPlace | null) => void;
}

/** The map's interface for the widget. */
export interface MapView {
  setSpeakers(speakers: readonly MapSpeaker[]): void;
  setHeatmap(isOn: boolean): void;
  setPalette(palette: MapPalette): void;
  select(speaker: MapSpeaker | null): void;
  zoomBy(levels: number): void;
  showWorld(): void;
  destroy(): void;
}

const positionOf = ({ longitude, latitude }: MapSpeaker): number[] => fromLonLat([longitude, latitude]);
const WORLD = [10, 25];

/** Creates the map in `target`: world or tiles, clusters on a canvas, and a heatmap on demand. */
export function createMapView(settings: MapSettings): MapView {
  const { target, font, isCalm } = settings;
  const points = new VectorSource<Feature<Point>>();
  const clusters = new ClusterSource({ source: points, distance: clusterRadius(FIRST_ZOOM) });
  const spread = new VectorSource();
  let styles = mapStyles(settings.palette, font);
  let selected: number[] | null = null;

  const land = new VectorLayer({
    source: new VectorSource({ features: new Collection(worldOutline()) }),
    style: styles.land,
  });
  const ground =
    settings.tileUrl === undefined ? land : new TileLayer({ source: new XyzSource({ url: settings.tileUrl }) });
  const clusterLayer = new VectorLayer({ source: clusters, style: styles.cluster });
  const spreadLayer = new VectorLayer({ source: spread, style: styles.spread });
  let heat: HeatmapLayer | null = null;

  const view = new View({ center: fromLonLat(WORLD), zoom: FIRST_ZOOM, maxZoom: NEAREST_ZOOM, minZoom: 0 });
  // Until the map has the focus, the wheel and a finger scroll the page. A mouse can always drag the map.
  const interactions = usualInteractions({ onFocusOnly: true, dragPan: false }).extend([
    new DragPan({
      condition: (event) => noModifierKeys(event) && primaryAction(event) && (mouseOnly(event) || focus(event)),
      kinetic: new Kinetic(-0.005, 0.05, 100),
    }),
  ]);
  const map = new OlMap({ target, view, controls: [], interactions, layers: [ground, clusterLayer, spreadLayer] });
  const zoomNow = () => view.getZoom() ?? FIRST_ZOOM;
  const duration = isCalm ? 0 : FLIGHT;

  const placeSelected = () => {
    const pixel = selected && map.getPixelFromCoordinate(selected);
    settings.onPlace(pixel ? { x: pixel[0]!, y: pixel[1]!, mapWidth: map.getSize()?.[0] ?? 0 } : null);
  };
  map.on('postrender', placeSelected);

  const gather = () => {
    spread.clear();
    target.removeAttribute('data-spread');
  };
  view.on('change:resolution', () => {
    clusters.setDistance(clusterRadius(zoomNow()));
    gather();
  });

  const spreadOut = (speakers: readonly MapSpeaker[], middle: number[]) => {
    const scale = view.getResolution() ?? 1;
    const places = ringPlaces(speakers.length);
    gather();
    target.toggleAttribute('data-spread', true);
    speakers.forEach((speaker, at) => {
      const { x, y } = places[at]!;
      const place = [middle[0]! + x * scale, middle[1]! - y * scale];
      const edge = discRadius[clusterSize(speakers.length)] / Math.hypot(x, y);
      const start = [middle[0]! + x * edge * scale, middle[1]! - y * edge * scale];
      spread.addFeature(new Feature(new LineString([start, place])));
      spread.addFeature(new Feature({ geometry: new Point(place), speaker }));
    });
  };

  const choose = (speaker: MapSpeaker | null, place?: number[]) => {
    selected = speaker && (place ?? positionOf(speaker));
    settings.onSelect(speaker);
    placeSelected();
  };

  map.on('singleclick', ({ pixel }) => {
    const mark = map.forEachFeatureAtPixel(pixel, (feature) => feature, {
      layerFilter: (layer) => layer === clusterLayer || layer === spreadLayer,
      hitTolerance: 5,
    });
    const alone = mark?.get('speaker') as MapSpeaker | undefined;
    const geometry = mark?.getGeometry();
    const middle = geometry instanceof Point ? geometry.getCoordinates() : undefined;
    if (alone) return choose(alone, middle);
    const members = (mark?.get('features') as Feature[] | undefined)?.map((each) => each.get('speaker') as MapSpeaker);
    if (!members || !middle) {
      gather();
      return choose(null);
    }
    const does = expansionOf(members, zoomNow(), NEAREST_ZOOM);
    if (does === 'select') return choose(members[0] ?? null, middle);
    choose(null);
    if (does === 'spread') return spreadOut(members, middle);
    return view.fit(boundingExtent(members.map(positionOf)), {
      padding: [64, 64, 64, 64],
      maxZoom: NEAREST_FLIGHT,
      duration,
    });
  });
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging) return;
    const isOver = map.hasFeatureAtPixel(pixel, {
      layerFilter: (layer) => layer === clusterLayer || layer === spreadLayer,
    });
    target.toggleAttribute('data-over', isOver);
  });

  return {
    setSpeakers(speakers) {
      points.clear();
      points.addFeatures(speakers.map((speaker) => new Feature({ geometry: new Point(positionOf(speaker)), speaker })));
      map.renderSync();
    },
    setHeatmap(isOn) {
      if (isOn && !heat) {
        heat = heatLayer(points, settings.palette.heat);
        map.getLayers().insertAt(1, heat);
      }
      heat?.setVisible(isOn);
      // Above the heatmap's maximum zoom, the clusters return.
      clusterLayer.setMinZoom(isOn ? HEATMAP_UP_TO : Number.NEGATIVE_INFINITY);
    },
    setPalette(palette) {
      styles = mapStyles(palette, font);
      land.setStyle(styles.land);
      clusterLayer.setStyle(styles.cluster);
      spreadLayer.setStyle(styles.spread);
      heat?.setGradient([...palette.heat]);
    },
    select: choose,
    zoomBy: (levels) => view.animate({ zoom: zoomNow() + levels, duration }),
    showWorld: () => view.animate({ center: fromLonLat(WORLD), zoom: FIRST_ZOOM, duration }),
    destroy() {
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

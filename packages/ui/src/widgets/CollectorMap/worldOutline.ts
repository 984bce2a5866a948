import type Feature from 'ol/Feature.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { unwrapRing, type LonLat } from './unwrapRing.ts';

const topology = world as unknown as Parameters<typeof feature>[0];

/** The countries of the world in the map's projection (Natural Earth, 1 : 110 million), without any request. */
export function worldOutline(): Feature[] {
  const countries = feature(topology, topology.objects['countries']!);
  const features = countries.type === 'FeatureCollection' ? countries.features : [countries];
  const polygons = features.flatMap(({ geometry }): LonLat[][][] => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  });
  const coordinates = polygons.map((rings) => rings.map(unwrapRing));
  return new GeoJSON({ featureProjection: 'EPSG:3857' }).readFeatures({ type: 'MultiPolygon', coordinates });
}

export {
  CollectorMap,
  type CollectorMapProps,
  type CollectorMapView,
} from '../src/widgets/CollectorMap/CollectorMap.tsx';
export type { MapSpeaker } from '../src/widgets/CollectorMap/mapSpeaker.ts';

import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { reducedMotion } from '../../css/media.ts';
import { fonts } from '../../tokens/type.ts';
import { watchTheme } from '../../facts/palette.ts';
import { cardPlace } from './cardPlace.ts';
import { cardBefore } from './CollectorMap.css.ts';
import { loadedMapView, loadMapView } from './loadMapView.ts';
import { readMapPalette } from './mapPalette.ts';
import type { MapSpeaker } from './mapSpeaker.ts';
import type { MapView } from './mapView.ts';

export interface MapInput {
  readonly speakers: readonly MapSpeaker[];
  readonly isHeatmap: boolean;
  readonly tileUrl: string | undefined;
  readonly onSelect: (speaker: MapSpeaker | null) => void;
}

export interface LiveMap {
  readonly target: RefObject<HTMLDivElement | null>;
  /** Element that follows the selected speaker on the map. */
  readonly marker: RefObject<HTMLDivElement | null>;
  /** Null while the drawing loads. */
  readonly view: MapView | null;
  /** Whether the drawing failed to load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The map in its element, kept in sync with its props and the theme. */
export function useMapView({ speakers, isHeatmap, tileUrl, onSelect }: MapInput): LiveMap {
  const target = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const [create, setCreate] = useState(() => loadedMapView());
  const [hasFailed, setFailed] = useState(false);
  const [view, setView] = useState<MapView | null>(null);
  const tellSelect = useEffectEvent(onSelect);

  const load = useCallback(() => {
    loadMapView().then(
      (loaded) => setCreate(() => loaded),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);

  useEffect(() => {
    const element = target.current;
    if (!create || !element) return undefined;
    const made = create({
      target: element,
      palette: readMapPalette(element),
      font: fonts.text,
      tileUrl,
      isCalm: matchMedia(reducedMotion).matches,
      onSelect: (speaker) => tellSelect(speaker),
      onPlace: (place) => {
        if (!marker.current || !place) return;
        const { before, isBelow } = cardPlace(place);
        marker.current.style.transform = `translate(${place.x}px, ${place.y}px)`;
        marker.current.style.setProperty(cardBefore, String(before));
        marker.current.toggleAttribute('data-below', isBelow);
      },
    });
    const unwatch = watchTheme(element, () => made.setPalette(readMapPalette(element)));
    setView(made);
    return () => {
      unwatch();
      made.destroy();
      setView(null);
    };
  }, [create, tileUrl]);

  useEffect(() => view?.setSpeakers(speakers), [view, speakers]);
  useEffect(() => view?.setHeatmap(isHeatmap), [view, isHeatmap]);

  return {
    target,
    marker,
    view,
    hasFailed,
    retry: () => {
      setFailed(false);
      load();
    },
  };
}

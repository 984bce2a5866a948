import { Globe, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './CollectorMap.css.ts';
import type { MapSpeaker } from './mapSpeaker.ts';
import { MapSpeakerCard } from './MapSpeakerCard.tsx';
import { useMapView } from './useMapView.ts';

interface MapStageProps {
  readonly label: string;
  readonly speakers: readonly MapSpeaker[];
  readonly isHidden: boolean;
  readonly isHeatmap: boolean;
  readonly tileUrl: string | undefined;
  readonly tileAttribution: ReactNode;
}

/** The drawing with its buttons and the card of the selected speaker. */
export function MapStage({ label, speakers, isHidden, isHeatmap, tileUrl, tileAttribution }: MapStageProps) {
  const [selected, setSelected] = useState<MapSpeaker | null>(null);
  const { target, marker, view, hasFailed, retry } = useMapView({
    speakers,
    isHeatmap,
    tileUrl,
    onSelect: setSelected,
  });
  const shown = selected && speakers.includes(selected) ? selected : null;
  const close = () => {
    view?.select(null);
    target.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    close();
  };

  if (hasFailed)
    return (
      <div className={styles.centre} hidden={isHidden}>
        <ErrorState title="The map could not be loaded" onRetry={retry}>
          The table shows the same speakers.
        </ErrorState>
      </div>
    );
  return (
    // Escape closes the card from wherever in the map the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.stage} hidden={isHidden} onKeyDown={onKeyDown} data-ready={view !== null || undefined}>
      <div
        ref={target}
        className={styles.map}
        role="application"
        aria-roledescription="map"
        aria-label={`Map: ${label}, ${speakers.length}. Arrow keys move, plus and minus zoom; the table lists the same.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      />
      <div ref={marker} className={styles.marker}>
        {shown && <MapSpeakerCard speaker={shown} onClose={close} />}
      </div>
      <div className={styles.controls} role="group" aria-label="Zoom">
        <IconButton icon={ZoomIn} label="Zoom in" size="small" onPress={() => view?.zoomBy(1)} />
        <IconButton icon={ZoomOut} label="Zoom out" size="small" onPress={() => view?.zoomBy(-1)} />
        <IconButton icon={Globe} label="Whole world" size="small" onPress={() => view?.showWorld()} />
      </div>
      {tileUrl !== undefined && tileAttribution && <div className={styles.attribution}>{tileAttribution}</div>}
    </div>
  );
}

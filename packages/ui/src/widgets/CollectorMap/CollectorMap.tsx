import { useState, type ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { OpenFace } from '../../facts/face.ts';
import * as styles from './CollectorMap.css.ts';
import type { MapSpeaker } from './mapSpeaker.ts';
import { MapSpeakerTable } from './MapSpeakerTable.tsx';
import { MapStage } from './MapStage.tsx';
import { hasWebGl } from './webGl.ts';

export const collectorMapViews = ['clusters', 'heatmap', 'table'] as const;
export type CollectorMapView = (typeof collectorMapViews)[number];

export interface CollectorMapProps {
  readonly speakers: OpenFace<readonly MapSpeaker[]>;
  /** Name of the map, for assistive technology. Default 'BGP collector speakers'. */
  readonly label?: string;
  /** The next step: the button that creates a BGP session. */
  readonly action?: ReactNode;
  /** Initial view. Default `clusters`. */
  readonly defaultView?: CollectorMapView;
  /** URL of a tile server with `{x}`, `{y}` and `{z}`, instead of the embedded world outline. */
  readonly tileUrl?: string;
  /** Attribution of the tiles, as their terms require. */
  readonly tileAttribution?: ReactNode;
  /** Whether the browser supports WebGL. Default: detected. */
  readonly canWebGl?: boolean;
  /** Message without WebGL, in the page's language. */
  readonly noWebGlText?: string;
}

const names: Readonly<Record<CollectorMapView, string>> = { clusters: 'Clusters', heatmap: 'Heatmap', table: 'Table' };

/** Where the collectors hear routes: clusters that open when pressed, a heatmap, and the same speakers as a table. */
export function CollectorMap({
  speakers,
  label = 'BGP collector speakers',
  action,
  defaultView = 'clusters',
  tileUrl,
  tileAttribution,
  canWebGl,
  noWebGlText = 'Your browser does not support WebGL, so the map has no heatmap.',
}: CollectorMapProps) {
  const [chosen, setView] = useState(defaultView);
  const [asked] = useState(() => canWebGl ?? (typeof document === 'undefined' || hasWebGl()));
  const webGl = canWebGl ?? asked;
  const view = chosen === 'heatmap' && !webGl ? 'clusters' : chosen;
  const isReady = speakers.status === 'ready' && speakers.data.length > 0;

  return (
    <section
      className={styles.root}
      aria-label={label}
      aria-busy={speakers.status === 'loading'}
      data-face={speakers.status}
    >
      <div className={styles.header}>
        <SegmentedControl
          label="View"
          items={collectorMapViews.map((id) => ({
            id,
            name: names[id],
            isDisabled: !isReady || (id === 'heatmap' && !webGl),
          }))}
          selected={view}
          onSelect={setView}
        />
        {action}
      </div>
      {speakers.status === 'loading' && (
        <div className={styles.stage}>
          <Skeleton shape="block" height="100%" />
        </div>
      )}
      {speakers.status === 'error' && (
        <div className={styles.centre}>
          <ErrorState title="The speakers could not be loaded" onRetry={speakers.onRetry}>
            {speakers.message}
          </ErrorState>
        </div>
      )}
      {speakers.status === 'ready' && !isReady && (
        <div className={styles.centre}>
          <EmptyState icon={MapPin} title="No data to display">
            No BGP session with a known location yet.
          </EmptyState>
        </div>
      )}
      {speakers.status === 'ready' && isReady && (
        <>
          <MapStage
            label={label}
            speakers={speakers.data}
            isHidden={view === 'table'}
            isHeatmap={view === 'heatmap'}
            tileUrl={tileUrl}
            tileAttribution={tileAttribution}
          />
          {view === 'table' && (
            <div className={styles.table}>
              <MapSpeakerTable label={label} speakers={speakers.data} />
            </div>
          )}
          {!webGl && view !== 'table' && (
            <p className={styles.message} role="status">
              {noWebGlText}
            </p>
          )}
        </>
      )}
    </section>
  );
}

import { ratingTypeTitles } from '@routeglass/domain/rating-metrics';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EntityMenu } from '../EntityMenu/EntityMenu.tsx';
import type { OpenFace } from '../../facts/face.ts';
import {
  metricId,
  ratingEntries,
  ratingPage,
  ratingTypes,
  type RatingMetric,
  type RatingType,
} from './ratingMetrics.ts';

export interface RatingMenuProps {
  readonly metrics: OpenFace<readonly RatingMetric[]>;
  /** The current rating. */
  readonly current: Pick<RatingMetric, 'type' | 'name'>;
  /** Whether the reader has the subscription; without it, the metrics that need it are locked. */
  readonly isSubscriber: boolean;
  /** Collapsed types. */
  readonly collapsed: ReadonlySet<RatingType>;
  readonly onCollapsedChange: (collapsed: ReadonlySet<RatingType>) => void;
  /** URL of a metric. Default `/as-rating/{type}/{metric}`. */
  readonly hrefOf?: (metric: RatingMetric) => string;
}

/** The ratings by type. Put it into `SideMenuLayout`, which turns it into a drawer below 992 px. */
export function RatingMenu({ metrics, current, isSubscriber, collapsed, onCollapsedChange, hrefOf }: RatingMenuProps) {
  if (metrics.status === 'loading') return <LoadingMenu />;
  if (metrics.status === 'error')
    return (
      <ErrorState title="The ratings could not be loaded" onRetry={metrics.onRetry}>
        {metrics.message}
      </ErrorState>
    );

  const fold = (type: RatingType, isExpanded: boolean): void => {
    const next = new Set(collapsed);
    if (isExpanded) next.delete(type);
    else next.add(type);
    onCollapsedChange(next);
  };
  return (
    <div>
      {ratingTypes.map((type) => {
        const ofType = metrics.data.filter((metric) => metric.type === type);
        if (ofType.length === 0) return null;
        return (
          <Disclosure
            key={type}
            title={ratingTypeTitles[type]}
            level={2}
            isExpanded={!collapsed.has(type)}
            onExpandedChange={(isExpanded) => fold(type, isExpanded)}
          >
            <EntityMenu
              label={`${ratingTypeTitles[type]} ratings`}
              entries={ratingEntries(ofType, hrefOf ?? ratingPage)}
              current={metricId(current)}
              locked={isSubscriber ? [] : lockedIds(ofType)}
            />
          </Disclosure>
        );
      })}
    </div>
  );
}

/** A merged entry is locked if the metric it leads to is. */
function lockedIds(metrics: readonly RatingMetric[]): string[] {
  return metrics
    .filter(({ needsSubscription }) => needsSubscription)
    .flatMap((metric) => [metricId(metric), `${metricId(metric)}+`]);
}

function LoadingMenu() {
  return (
    <div aria-busy>
      <Stack gap={16}>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} width={at % 4 === 0 ? '40%' : '75%'} />
        ))}
      </Stack>
    </div>
  );
}

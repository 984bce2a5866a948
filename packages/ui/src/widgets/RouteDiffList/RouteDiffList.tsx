import type { RouteStep } from '@routeglass/domain/player';
import { useState } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { dataOf, type Face } from '../Face/face.ts';
import { Paywall } from '../Paywall/Paywall.tsx';
import { routeKinds, type RouteKind } from './routeKinds.ts';
import * as styles from './RouteDiffList.css.ts';
import type { HopOf } from './routeRows.ts';
import { RouteTable } from './RouteTable.tsx';

export interface RouteDiffListProps {
  /** The routes at the player's position, and what the step that led there changed. */
  readonly step: Face<RouteStep>;
  /** Name and country of a network, where they are known. */
  readonly hopOf: HopOf;
  /** Which list is open, where the caller keeps it. Default: what the reader chose, at first the new routes. */
  readonly kind?: RouteKind;
  readonly onKindChange?: (kind: RouteKind) => void;
}

/** The new, the left and the active routes of a step of the history. */
export function RouteDiffList({ step, hopOf, kind, onKindChange }: RouteDiffListProps) {
  const [chosen, setChosen] = useState<RouteKind>('added');
  if (step.status === 'locked') {
    return (
      <Paywall title="Route history is only available for users with Pro Subscription">
        See which routes each player step added and withdrew.
      </Paywall>
    );
  }
  if (step.status === 'error') {
    return (
      <ErrorState title="The routes could not be loaded" {...(step.onRetry && { onRetry: step.onRetry })}>
        {step.message}
      </ErrorState>
    );
  }
  const known = dataOf(step);
  return (
    <section className={styles.root} aria-label="Routes of the step" aria-busy={known === undefined}>
      <Tabs
        label="Routes"
        selected={kind ?? chosen}
        onSelect={(next) => {
          setChosen(next);
          onKindChange?.(next);
        }}
        items={routeKinds.map(({ id, name, none }) => ({
          id,
          name,
          count: known ? <AbbreviatedNumber value={known[id].length} /> : <Skeleton width="16px" />,
          content:
            known?.[id].length === 0 ? (
              <EmptyState title="No history routes">{none}</EmptyState>
            ) : (
              <RouteTable label={`${name} routes`} routes={known?.[id]} hopOf={hopOf} />
            ),
        }))}
      />
    </section>
  );
}

import type { RouteStep } from '@routeglass/domain/player';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { dataOf, type Face } from '../../facts/face.ts';
import { Paywall } from '../Paywall/Paywall.tsx';
import { openKind } from './openKind.ts';
import { routeKinds, type RouteKind } from './routeKinds.ts';
import * as styles from './RouteDiffList.css.ts';
import type { HopOf } from './routeRows.ts';
import { RouteTable } from './RouteTable.tsx';

export interface RouteDiffListProps {
  /** The routes at the player's position, and what the last step changed. */
  readonly step: Face<RouteStep>;
  /** Name and country of a network, if known. */
  readonly hopOf: HopOf;
  /** The open list, if the caller controls it. Default: the reader's choice, or else the first list that has routes. */
  readonly kind?: RouteKind;
  readonly onKindChange?: (kind: RouteKind) => void;
}

/** The new, withdrawn and active routes of a step of the history. */
export function RouteDiffList({ step, hopOf, kind, onKindChange }: RouteDiffListProps) {
  const [chosen, setChosen] = useState<RouteKind | null>(null);
  if (step.status === 'locked') {
    return (
      <Paywall title="Route history is only available for users with Pro Subscription">
        See which routes each player step added and withdrew.
      </Paywall>
    );
  }
  if (step.status === 'error') {
    return (
      <ErrorState title="The routes could not be loaded" onRetry={step.onRetry}>
        {step.message}
      </ErrorState>
    );
  }
  const known = dataOf(step);
  const open = (next: RouteKind): void => {
    setChosen(next);
    onKindChange?.(next);
  };
  return (
    <section className={styles.root} aria-label="Routes of the step" aria-busy={known === undefined}>
      <Tabs
        label="Routes"
        selected={kind ?? chosen ?? openKind(known)}
        onSelect={open}
        items={routeKinds.map(({ id, name, none }) => ({
          id,
          name,
          count: known ? <AbbreviatedNumber value={known[id].length} /> : <Skeleton width="16px" />,
          content:
            known?.[id].length === 0 ? (
              <EmptyState title="No history routes" actions={<OtherList step={known} isOpen={id} onOpen={open} />}>
                {none}
              </EmptyState>
            ) : (
              <RouteTable label={`${name} routes`} routes={known?.[id]} hopOf={hopOf} />
            ),
        }))}
      />
    </section>
  );
}

interface OtherListProps {
  readonly step: RouteStep;
  readonly isOpen: RouteKind;
  readonly onOpen: (kind: RouteKind) => void;
}

/** A link from an empty list to one that has routes. */
function OtherList({ step, isOpen, onOpen }: OtherListProps) {
  const kind = openKind(step);
  const words = routeKinds.find(({ id }) => id === kind);
  if (kind === isOpen || !words || step[kind].length === 0) return null;
  return (
    <Button size="small" onPress={() => onOpen(kind)}>
      {`Show ${words.name.toLowerCase()} (${step[kind].length})`}
    </Button>
  );
}

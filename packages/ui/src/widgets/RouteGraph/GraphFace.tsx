import { Waypoints } from 'lucide-react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Paywall } from '../Paywall/Paywall.tsx';
import * as css from './GraphFace.css.ts';

/** Shown instead of a graph if there is nothing to draw. */
export function GraphEmpty({ title, advice }: { readonly title: string; readonly advice: string }) {
  return (
    <div className={css.root}>
      <EmptyState icon={Waypoints} title={title}>
        {advice}
      </EmptyState>
    </div>
  );
}

export function GraphError({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  return (
    <div className={css.root}>
      <ErrorState title="The graph could not be loaded" onRetry={onRetry}>
        {message}
      </ErrorState>
    </div>
  );
}

export function GraphLocked() {
  return (
    <div className={css.root}>
      <Paywall title="This graph is part of Pro">It is only available for users with Pro Subscription.</Paywall>
    </div>
  );
}

const ghostColumns = [1, 2, 4, 5, 3];

export function GraphSkeleton() {
  return (
    <div className={css.ghosts}>
      <VisuallyHidden>
        <output>Loading the graph</output>
      </VisuallyHidden>
      {ghostColumns.map((count, column) => (
        <div key={column} className={css.column}>
          {Array.from({ length: count }, (_, row) => (
            <div key={row} className={css.ghost} />
          ))}
        </div>
      ))}
    </div>
  );
}

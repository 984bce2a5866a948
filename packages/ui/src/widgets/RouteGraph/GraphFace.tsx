import { Lock, RotateCw, TriangleAlert, Waypoints } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import * as css from './GraphFace.css.ts';

interface GraphFaceProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly advice: string;
  readonly onRetry?: (() => void) | undefined;
}

/** What stands in the graph's place when there is no graph. */
function GraphFace({ icon, title, advice, onRetry }: GraphFaceProps) {
  return (
    <div className={css.root}>
      <Icon of={icon} size={20} />
      <Text weight="strong">{title}</Text>
      <Text size={14} tone="muted">
        {advice}
      </Text>
      {onRetry && (
        <Button icon={RotateCw} onPress={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

export function GraphEmpty({ title, advice }: { readonly title: string; readonly advice: string }) {
  return <GraphFace icon={Waypoints} title={title} advice={advice} />;
}

export function GraphError({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry?: (() => void) | undefined;
}) {
  return <GraphFace icon={TriangleAlert} title="The graph could not be loaded" advice={message} onRetry={onRetry} />;
}

export function GraphLocked() {
  return (
    <GraphFace
      icon={Lock}
      title="This graph is part of Pro"
      advice="It is only available for users with Pro Subscription."
    />
  );
}

const ghostColumns = [1, 2, 4, 5, 3];

export function GraphSkeleton() {
  return (
    <div className={css.ghosts} role="status" aria-label="Loading the graph">
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

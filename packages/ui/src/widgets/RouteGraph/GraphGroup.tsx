import { memo } from 'react';
import type { DrawnNode } from './foldLeaves.ts';
import type { GraphView } from './graphView.ts';
import * as css from './GraphNodes.css.ts';
import { nodeSize } from './nodeBox.ts';
import { nodeWords, numberText, shownName } from './nodeWords.ts';
import { useAttached } from './useAttached.ts';

interface GraphGroupProps {
  readonly view: GraphView | null;
  readonly node: DrawnNode;
  readonly index: number;
  readonly isActive: boolean;
  readonly onOpen: (group: DrawnNode) => void;
}

/** Several leaves of one neighbor in the place of one; a press expands them. */
export const GraphGroup = memo(function GraphGroup({ view, node, index, isActive, onOpen }: GraphGroupProps) {
  return (
    <button
      ref={useAttached(view, index)}
      type="button"
      className={css.node}
      style={nodeSize}
      tabIndex={isActive ? 0 : -1}
      aria-label={nodeWords(node, false)}
      data-node={index}
      data-group
      data-extended={node.extended || undefined}
      onClick={() => onOpen(node)}
    >
      <span className={css.number}>{numberText(node)}</span>{' '}
      <span className={css.who}>
        <span className={css.name}>{shownName(node)}</span>
      </span>
    </button>
  );
});

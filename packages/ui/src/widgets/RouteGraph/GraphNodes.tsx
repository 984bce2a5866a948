import { memo, type MouseEvent } from 'react';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import type { DrawnNode } from './foldLeaves.ts';
import { GraphGroup } from './GraphGroup.tsx';
import type { GraphView } from './graphView.ts';
import * as css from './GraphNodes.css.ts';
import { nodeSize } from './nodeBox.ts';
import { useAttached } from './useAttached.ts';
import { isOtherOrigin, nodeWords, shownName } from './nodeWords.ts';

interface GraphNodesProps {
  readonly view: GraphView | null;
  readonly nodes: readonly DrawnNode[];
  /** Indexes of the nodes that need an element. */
  readonly mounted: readonly number[];
  readonly root: number;
  /** The node that is the tab stop. */
  readonly active: number;
  readonly hrefOf: (asn: number) => string;
  readonly onSelect: ((asn: number) => void) | undefined;
  /** Called when a group of networks is pressed. */
  readonly onOpen: (group: DrawnNode) => void;
}

/** The elements of the nodes near the view; the view sets their positions, not React. */
export const GraphNodes = memo(function GraphNodes({
  mounted,
  active,
  nodes,
  root,
  onOpen,
  ...shared
}: GraphNodesProps) {
  const indices = mounted.includes(active) ? mounted : [...mounted, active];
  return indices.map((index) => {
    const node = nodes[index];
    if (node?.members) {
      const { view } = shared;
      return <GraphGroup key={node.asn} {...{ view, node, index, onOpen }} isActive={index === active} />;
    }
    return (
      node && (
        <Node
          key={node.asn}
          {...shared}
          node={node}
          index={index}
          isRoot={index === root}
          isActive={index === active}
        />
      )
    );
  });
});

interface NodeProps extends Pick<GraphNodesProps, 'view' | 'hrefOf' | 'onSelect'> {
  readonly node: DrawnNode;
  readonly index: number;
  readonly isRoot: boolean;
  readonly isActive: boolean;
}

const Node = memo(function Node({ view, node, index, isRoot, isActive, hrefOf, onSelect }: NodeProps) {
  const attach = useAttached(view, index);
  return (
    <a
      ref={attach}
      className={css.node}
      style={nodeSize}
      href={hrefOf(node.asn)}
      tabIndex={isActive ? 0 : -1}
      draggable={false}
      aria-label={nodeWords(node, isRoot)}
      data-node={index}
      data-long={node.asn >= 1e8 || undefined}
      data-root={isRoot || undefined}
      data-origin={isOtherOrigin(node, isRoot) || undefined}
      data-extended={node.extended || undefined}
      data-change={node.change}
      onClick={(event) => onSelect && isPlain(event) && (event.preventDefault(), onSelect(node.asn))}
    >
      <span className={css.number}>AS{node.asn}</span>{' '}
      <span className={css.who}>
        {node.countryCode && <Flag code={node.countryCode} decorative />}
        <bdi className={css.name}>{shownName(node)}</bdi>
      </span>
      {node.change && (
        <span className={css.badge} aria-hidden>
          {node.change === 'new' ? '+' : '−'}
        </span>
      )}
    </a>
  );
}, isSameNode);

/** Each step of the history creates new node objects, but few of them look different. */
function isSameNode(a: NodeProps, b: NodeProps): boolean {
  const { node: before, ...restBefore } = a;
  const { node: after, ...restAfter } = b;
  const keys = Object.keys(restAfter) as (keyof typeof restAfter)[];
  return (
    keys.every((key) => restBefore[key] === restAfter[key]) &&
    before.change === after.change &&
    before.extended === after.extended &&
    before.countryCode === after.countryCode &&
    nodeWords(before, a.isRoot) === nodeWords(after, b.isRoot)
  );
}

/** A click that does not ask the browser for another tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

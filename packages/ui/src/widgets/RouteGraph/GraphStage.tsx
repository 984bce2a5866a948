import type { GraphLayout } from '@routeglass/domain/route-graph';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Box } from './camera.ts';
import { isGroup, type DrawnNode } from './foldLeaves.ts';
import { edgeWords } from './nodeWords.ts';
import { GraphNodes } from './GraphNodes.tsx';
import type { GraphIndex } from './graphIndex.ts';
import { commandOf, type GraphCommand } from './graphKeys.ts';
import type { GraphLink, LinkEvidenceSource } from './linkEvidence.ts';
import { LinkWhy } from './LinkWhy.tsx';
import * as css from './GraphStage.css.ts';
import { GraphTooltip } from './GraphTooltip.tsx';
import type { GraphView } from './graphView.ts';
import type { PathVerdicts } from './pathVerdict.ts';
import type { StageElements } from './useGraphView.ts';
import { useGestureHint } from './useGestureHint.ts';
import { useHover } from './useHover.ts';
import { walk } from './walk.ts';

export interface GraphStageProps {
  readonly elements: StageElements;
  readonly view: GraphView | null;
  readonly graph: GraphIndex;
  readonly layout: GraphLayout | undefined;
  readonly mounted: readonly number[];
  readonly label: string;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
  readonly hrefOf: (asn: number) => string;
  readonly onSelect: ((asn: number) => void) | undefined;
  /** Called to expand a group of networks. */
  readonly onOpen: (group: number) => void;
  readonly aspa: PathVerdicts | undefined;
  readonly linkEvidence: LinkEvidenceSource | undefined;
  /** Called for keys other than those for navigation. */
  readonly onCommand: (command: Exclude<GraphCommand, { do: 'walk' | 'edge' | 'why' }>) => void;
}

/** The drawing: pointer, keyboard and tooltip over canvas and nodes. One tab stop; arrow keys move inside. */
export function GraphStage(props: GraphStageProps) {
  const { view, graph, layout, mounted, isLocked, hrefOf, onSelect, linkEvidence } = props;
  const { stage, world, canvas } = props.elements;
  // By ASN, so that it stays the same network if another step of the history renumbers the nodes.
  const [walked, setWalked] = useState<number | null>(null);
  const active = (walked !== null ? graph.nodeOf.get(walked) : undefined) ?? graph.root;
  const focusNext = useRef(false);
  const edgeTurn = useRef(-1);
  const [spoken, setSpoken] = useState('');
  const [asked, setAsked] = useState<{ readonly link: GraphLink; readonly at: Box } | null>(null);
  const hover = useHover(view, graph);
  const hint = useGestureHint();

  useEffect(() => view?.setLocked(isLocked), [view, isLocked]);
  useEffect(() => {
    const node = walked === null ? undefined : graph.nodeOf.get(walked);
    if (!focusNext.current || node === undefined) return;
    focusNext.current = false;
    world.current?.querySelector<HTMLElement>(`[data-node="${node}"]`)?.focus({ preventScroll: true });
  }, [world, graph, walked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && hover.tooltip) {
      event.preventDefault();
      return hover.closeTooltip();
    }
    const command = commandOf(event);
    if (!command || !layout) return undefined;
    event.preventDefault();
    if (command.do === 'edge') return turnToEdge(command.step);
    if (command.do === 'why') return askWhy(graph.edges[(graph.edgesAt[active] ?? [])[edgeTurn.current] ?? -1]);
    if (command.do !== 'walk') return props.onCommand(command);
    const next = walk(graph, layout, active, command.key);
    if (next === active) return undefined;
    focusNext.current = true;
    return setWalked(graph.nodes[next]?.asn ?? null);
  };

  const turnToEdge = (step: 1 | -1) => {
    const edges = graph.edgesAt[active] ?? [];
    if (edges.length === 0 || !view) return;
    edgeTurn.current = (edgeTurn.current + step + edges.length) % edges.length;
    const index = edges[edgeTurn.current]!;
    hover.point({ kind: 'edge', index }, view.boxOf(active));
    const edge = graph.edges[index]!;
    const isOne = !isGroup(edge.from);
    setSpoken(
      `${edgeWords(edge, graph.nodes[graph.ends[2 * index]!])}${linkEvidence && isOne ? '; press w for why' : ''}`,
    );
  };

  const askWhy = (link: GraphLink | undefined, at: Box | undefined = view?.boxOf(active)) => {
    if (!linkEvidence || !link || !at || isGroup(link.from)) return;
    hover.closeTooltip();
    linkEvidence(link).onOpenEvidence?.();
    setAsked({ link, at });
  };

  const open = ({ asn, members }: DrawnNode) => {
    focusNext.current = true;
    setWalked(members?.[0] ?? null);
    props.onOpen(asn);
  };

  const onFocusNode = (element: Element) => {
    const index = nodeAt(element);
    if (index === null || !view) return;
    edgeTurn.current = -1;
    setWalked(graph.nodes[index]?.asn ?? null);
    if (!element.matches(':focus-visible')) return;
    view.touch();
    view.reveal(index);
    hover.point({ kind: 'node', index });
  };

  const targetOf = (event: MouseEvent) => {
    const node = nodeAt(event.target as Element);
    if (node !== null) return { kind: 'node', index: node } as const;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return view?.targetAt(event.clientX - left, event.clientY - top) ?? null;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 0 || (event.target as Element).closest('[role="tooltip"]')) return;
    const target = targetOf(event);
    event.currentTarget.toggleAttribute('data-over', target !== null);
    hover.point(target, pointBox(event));
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (nodeAt(event.target as Element) !== null) return;
    const target = targetOf(event);
    if (target?.kind === 'node') {
      const node = graph.nodes[target.index]!;
      if (node.members) open(node);
      else if (onSelect) onSelect(node.asn);
      else location.assign(hrefOf(node.asn));
    } else {
      hover.point(target, pointBox(event));
      if (target) askWhy(graph.edges[target.index], pointBox(event));
    }
  };

  return (
    <>
      {/* An application takes keys and pointer by definition; the rule does not know the role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stage}
        className={css.stage}
        role="application"
        aria-roledescription="graph"
        aria-label={props.label}
        hidden={props.isHidden}
        data-part="stage"
        data-locked={isLocked || undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => onFocusNode(event.target)}
        onBlur={() => hover.point(null)}
        onPointerDown={() => view?.touch()}
        onPointerMove={onPointerMove}
        onPointerLeave={() => hover.point(null)}
        onClick={onClick}
        onWheel={isLocked ? undefined : hint.onWheel}
        onTouchMove={isLocked ? undefined : hint.onTouchMove}
      >
        <canvas ref={canvas} className={css.canvas} aria-hidden />
        <div ref={world} className={css.world} data-part="world">
          <GraphNodes
            view={view}
            nodes={graph.nodes}
            mounted={mounted}
            root={graph.root}
            active={active}
            hrefOf={hrefOf}
            onSelect={onSelect}
            onOpen={open}
          />
        </div>
        <VisuallyHidden>
          <output>{spoken}</output>
        </VisuallyHidden>
        {hint.text && (
          <output className={css.hint} data-part="hint">
            {hint.text}
          </output>
        )}
        {hover.tooltip && <GraphTooltip {...hover.tooltip} aspa={props.aspa} />}
      </div>
      {/* Outside the stage, so that keys and presses in the popover do not reach the graph. */}
      {asked && linkEvidence && (
        <LinkWhy {...asked} evidence={linkEvidence(asked.link).evidence} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function nodeAt(element: Element): number | null {
  const text = element.closest<HTMLElement>('[data-node]')?.dataset['node'];
  return text === undefined ? null : Number(text);
}

function pointBox(event: MouseEvent): Box {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  const [x, y] = [event.clientX - left, event.clientY - top];
  return { left: x, right: x, top: y - 6, bottom: y + 6 };
}

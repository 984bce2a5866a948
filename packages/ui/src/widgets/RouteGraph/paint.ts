import { NODE_HEIGHT, NODE_WIDTH, type EdgeRelation, type GraphLayout } from '@routeglass/domain/route-graph';
import { fonts } from '../../tokens/type.ts';
import { overlap, type Box } from './camera.ts';
import { markPlace, traceLine, type EdgeLine } from './edgeLine.ts';
import { colourOf, dashOf, widthOf } from './edgeLook.ts';
import type { GraphIndex } from './graphIndex.ts';
import type { Highlight } from './highlight.ts';
import { detailAt } from './mountedNodes.ts';
import { nodeBox } from './nodeBox.ts';
import { isOtherOrigin, numberText } from './nodeWords.ts';
import type { Palette } from '../../facts/palette.ts';
import { relationLook } from './relationLook.ts';

export interface Scene {
  readonly graph: GraphIndex;
  readonly layout: Pick<GraphLayout, 'x' | 'y'>;
  readonly lines: readonly EdgeLine[];
  readonly highlight: Highlight | null;
  /** Nodes that have an element; the others are painted as plain blocks. */
  readonly elements: ReadonlyMap<number, unknown>;
}

/** Marks are left out below this scale: they would be specks. */
const markScale = 0.4;
const dimmed = 0.16;

/** Paints the edges (and blocks for nodes without an element) in `shown`. The context uses device pixels and is cleared. */
export function paintScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  scale: number,
  shown: Box,
  palette: Palette,
): void {
  const { graph, lines, highlight } = scene;
  const groups = new Map<string, number[]>();
  graph.edges.forEach((edge, i) => {
    if (!overlap(boxOfLine(lines[i]!), shown)) return;
    const lit = highlight?.edges.has(i) ?? false;
    const key = `${lit ? 1 : 0}${edge.extended ? 'e' : ''}${edge.loop ? 'l' : ''}${edge.change ?? ''}${edge.type}`;
    const known = groups.get(key);
    if (known) known.push(i);
    else groups.set(key, [i]);
  });
  for (const key of [...groups.keys()].sort()) {
    const members = groups.get(key)!;
    const edge = graph.edges[members[0]!]!;
    const lit = key.startsWith('1');
    context.globalAlpha = highlight && !lit ? dimmed : 1;
    context.strokeStyle = context.fillStyle = colourOf(edge, palette);
    context.lineWidth = widthOf(edge, lit) / Math.sqrt(Math.max(scale, 0.3));
    context.setLineDash([...dashOf(edge)]);
    context.beginPath();
    for (const i of members) traceLine(context, lines[i]!);
    context.stroke();
    context.setLineDash([]);
    context.lineWidth = 1.5;
    if (scale >= markScale) for (const i of members) paintMark(context, edge.type, lines[i]!, palette);
  }
  context.globalAlpha = 1;
  paintBlocks(context, scene, scale, shown, palette);
}

function boxOfLine(line: EdgeLine): Box {
  const last = line.length - 2;
  let [top, bottom] = [line[1]!, line[1]!];
  for (let i = 3; i < line.length; i += 2) {
    top = Math.min(top, line[i]!);
    bottom = Math.max(bottom, line[i]!);
  }
  return { left: Math.min(line[0]!, line[last]!), top, right: Math.max(line[0]!, line[last]!), bottom };
}

function paintMark(context: CanvasRenderingContext2D, type: EdgeRelation, line: EdgeLine, palette: Palette): void {
  const { hollow, mark } = relationLook(type);
  const { x, y, angle } = markPlace(line);
  const path = new Path2D(mark);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  if (hollow) context.fillStyle = palette.canvas;
  context.fill(path);
  context.stroke(path);
  context.restore();
}

interface BlockWords {
  readonly before: string;
  readonly size: number;
  readonly align: CanvasTextAlign;
  /** From the center of the node. */
  readonly x: number;
  readonly y: number;
}

/** The number of a node at the same place as in its element, so that little changes when the element replaces the block. */
const blockWords: Readonly<Record<ReturnType<typeof detailAt>, BlockWords | null>> = {
  near: { before: 'AS', size: 13, align: 'left', x: 8 - NODE_WIDTH / 2, y: -8 },
  middle: { before: 'AS', size: 15.5, align: 'left', x: 8 - NODE_WIDTH / 2, y: -9 },
  far: { before: '', size: 24, align: 'center', x: 0, y: 0 },
  none: null,
};

function paintBlocks(
  context: CanvasRenderingContext2D,
  { graph, layout, highlight, elements }: Scene,
  scale: number,
  shown: Box,
  palette: Palette,
): void {
  const words = blockWords[detailAt(scale)];
  context.lineWidth = !words || words.before === '' ? 2 : 1;
  let hasFont = false;
  graph.nodes.forEach((node, i) => {
    const box = nodeBox(layout, i);
    if (elements.has(i) || !overlap(box, shown)) return;
    context.globalAlpha = highlight && !highlight.nodes.has(i) ? 0.4 : 1;
    context.strokeStyle = palette.border;
    context.fillStyle = i === graph.root ? palette.root : palette.node;
    context.fillRect(box.left, box.top, NODE_WIDTH, NODE_HEIGHT);
    if (isOtherOrigin(node, i === graph.root)) {
      context.fillStyle = palette.root;
      context.fillRect(box.left, box.top, 4, NODE_HEIGHT);
    }
    context.strokeRect(box.left, box.top, NODE_WIDTH, NODE_HEIGHT);
    if (!words) return;
    // Only if needed: setting a font makes the browser recalculate styles.
    if (!hasFont) setBlockFont(context, words);
    hasFont = true;
    context.fillStyle = i === graph.root ? palette.onRoot : palette.text;
    const number = node.members ? numberText(node) : words.before + node.asn;
    context.fillText(number, layout.x[i]! + words.x, layout.y[i]! + words.y, NODE_WIDTH - 14);
  });
  context.globalAlpha = 1;
}

function setBlockFont(context: CanvasRenderingContext2D, { size, align }: BlockWords): void {
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.font = `600 ${size}px ${fonts.mono}`;
}

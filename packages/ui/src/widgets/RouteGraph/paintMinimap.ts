import { NODE_HEIGHT, NODE_WIDTH, type GraphLayout } from '@routeglass/domain/route-graph';
import type { Size } from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';
import { minimapPadding, minimapScale } from './minimapScale.ts';
import type { Palette } from '../../facts/palette.ts';

/** Nodes as dots and edges as hairlines; sets the canvas's size. */
export function paintMinimap(
  canvas: HTMLCanvasElement,
  map: Size,
  graph: GraphIndex,
  layout: GraphLayout,
  palette: Palette,
): void {
  canvas.width = map.width * devicePixelRatio;
  canvas.height = map.height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = minimapScale(layout, map);
  const x = (node: number) => layout.x[node]! * scale.x + minimapPadding;
  const y = (node: number) => layout.y[node]! * scale.y + minimapPadding;
  context.scale(devicePixelRatio, devicePixelRatio);
  context.strokeStyle = palette.border;
  context.globalAlpha = graph.edges.length > 300 ? 0.25 : 0.6;
  context.lineWidth = 0.75;
  context.beginPath();
  for (let i = 0; i < graph.ends.length; i += 2) {
    const [from = 0, to = 0] = [graph.ends[i], graph.ends[i + 1]];
    context.moveTo(x(from), y(from));
    context.lineTo(x(to), y(to));
  }
  context.stroke();
  context.globalAlpha = 1;
  const width = Math.max(2, NODE_WIDTH * scale.x);
  const height = Math.max(1.5, Math.min(NODE_HEIGHT * scale.y, 8));
  graph.nodes.forEach((_, node) => {
    context.fillStyle = node === graph.root ? palette.root : palette.muted;
    context.fillRect(x(node) - width / 2, y(node) - height / 2, width, height);
  });
}

import { NODE_HEIGHT, NODE_WIDTH, type GraphLayout } from '@routeglass/domain/route-graph';
import { fonts } from '../../tokens/type.ts';
import { edgeLines, lineToSvg, markPlace } from './edgeLine.ts';
import { colourOf, dashOf, widthOf } from './edgeLook.ts';
import type { GraphIndex } from './graphIndex.ts';
import { nodeBox } from './nodeBox.ts';
import { isOtherOrigin, numberText } from './nodeWords.ts';
import type { Palette } from '../../facts/palette.ts';
import { inLoop, possibleRoute, relationLook, relations } from './relationLook.ts';

export interface GraphSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const margin = 32;
const legendHeight = 40;
const legendStep = 132;

/** The whole graph at full size as a standalone picture: no style sheet, no font file, the theme's colors, the legend below. */
export function exportSvg(graph: GraphIndex, layout: GraphLayout, palette: Palette, title: string): GraphSvg {
  const width = Math.ceil(Math.max(layout.width, legendStep * 6) + 2 * margin);
  const height = Math.ceil(layout.height + 2 * margin + legendHeight);
  const lines = edgeLines(graph, layout);
  const hasLoops = graph.edges.some((edge) => edge.loop);
  const edges = graph.edges.map((edge, i) => {
    const { mark, hollow } = relationLook(edge.type);
    const { x, y, angle } = markPlace(lines[i]!);
    const dash = dashOf(edge);
    const pen = `stroke="${colourOf(edge, palette)}"`;
    return (
      `<path d="${lineToSvg(lines[i]!)}" fill="none" ${pen} stroke-width="${widthOf(edge, false)}"` +
      `${dash.length > 0 ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>` +
      `<path d="${mark}" transform="translate(${round(x)} ${round(y)}) rotate(${round((angle * 180) / Math.PI)})" ` +
      `fill="${hollow ? palette.canvas : colourOf(edge, palette)}" ${pen} stroke-width="1.5"/>`
    );
  });
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escape(fonts.text)}">` +
    `<title>${escape(title)}</title><rect width="100%" height="100%" fill="${palette.canvas}"/>` +
    `<g transform="translate(${margin} ${margin})">${edges.join('')}${nodes(graph, layout, palette)}</g>` +
    `<g transform="translate(${margin} ${height - legendHeight})" font-size="12" fill="${palette.muted}">${legend(palette, hasLoops)}</g></svg>`;
  return { text, width, height };
}

function nodes(graph: GraphIndex, layout: GraphLayout, palette: Palette): string {
  return graph.nodes
    .map((node, i) => {
      const { left, top } = nodeBox(layout, i);
      const isRoot = i === graph.root;
      const ink = isRoot ? palette.onRoot : palette.text;
      const border = node.change === 'new' ? palette.added : node.change === 'left' ? palette.left : palette.border;
      const bar = isOtherOrigin(node, isRoot) ? `<rect width="4" height="${NODE_HEIGHT}" fill="${palette.root}"/>` : '';
      const who = cut([node.countryCode, node.name].filter((word) => word).join(' '));
      return (
        `<g transform="translate(${round(left)} ${round(top)})"><rect width="${NODE_WIDTH}" height="${NODE_HEIGHT}" rx="6" ` +
        `fill="${isRoot ? palette.root : palette.node}" stroke="${isRoot ? palette.root : border}"` +
        `${node.extended ? ' stroke-dasharray="4 3"' : ''}/>${bar}` +
        `<text x="8" y="18" font-family="${escape(fonts.mono)}" font-size="12" font-weight="600" fill="${ink}">${numberText(node)}</text>` +
        `<text x="8" y="34" font-size="11" fill="${isRoot ? ink : palette.muted}">${escape(who)}</text></g>`
      );
    })
    .join('');
}

function legend(palette: Palette, hasLoops: boolean): string {
  const marks = relations.map(({ type, mark, hollow, label }, i) => {
    const colour = palette.relation[type];
    return (
      `<g transform="translate(${i * legendStep} 0)"><path d="M0 0H32" stroke="${colour}" stroke-width="1.5"/>` +
      `<path d="${mark}" transform="translate(16 0) rotate(180)" fill="${hollow ? palette.canvas : colour}" stroke="${colour}" stroke-width="1.5"/>` +
      `<text x="40" y="4">${label}</text></g>`
    );
  });
  const lines = [
    { label: possibleRoute, look: { extended: true } },
    ...(hasLoops ? [{ label: inLoop, look: { loop: true } }] : []),
  ].map(({ label, look }, i) => {
    const pen = `stroke="${palette.muted}" stroke-width="${widthOf(look, false)}" stroke-dasharray="${dashOf(look).join(' ')}"`;
    return (
      `<g transform="translate(${(marks.length + i) * legendStep} 0)">` +
      `<path d="M0 0H32" ${pen}/><text x="40" y="4">${label}</text></g>`
    );
  });
  return [...marks, ...lines].join('');
}

/** The part of a name that fits into a node. */
function cut(name: string): string {
  const letters = Array.from(name);
  return letters.length > 15 ? `${letters.slice(0, 14).join('')}…` : name;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

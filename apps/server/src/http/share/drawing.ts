import { escapeXml } from '../escapeXml.ts';
import type { RouteSketch, SketchNode } from './routeSketch.ts';

/** What the picture of a shared page shows. */
export interface ShareFacts {
  /** `AS3356`, a prefix or the name of a page. */
  readonly title: string;
  readonly name?: string;
  /** Short facts; a verdict sets their color. */
  readonly facts: readonly { readonly text: string; readonly tone?: 'valid' | 'invalid' | 'unknown' }[];
  readonly sketch?: RouteSketch;
}

/** A size that other sites show uncropped. */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

const ink = {
  page: '#f9f9fb',
  card: '#ffffff',
  strong: '#1c2024',
  muted: '#60646c',
  line: '#b9bbc6',
  accent: '#3e63dd',
};
const tones = { valid: '#218358', invalid: '#c62a11', unknown: '#ab6400' };
const NODE = { width: 150, height: 56, left: 610, top: 150, right: 186, down: 92 };
const NAME_LENGTH = 28;

/** The picture of a shared page as SVG, in Inter. */
export function shareDrawing({ title, name, facts, sketch }: ShareFacts, site: string): string {
  const words = facts.slice(0, 5).map(({ text, tone }, at) => {
    const y = 330 + at * 50;
    const mark = `<circle cx="72" cy="${y - 9}" r="8" fill="${tone ? tones[tone] : ink.line}"/>`;
    return `${mark}<text x="96" y="${y}" font-size="30" fill="${tone ? tones[tone] : ink.strong}">${escapeXml(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" font-family="Inter">`,
    `<rect width="100%" height="100%" fill="${ink.page}"/><rect width="100%" height="12" fill="${ink.accent}"/>`,
    `<text x="64" y="90" font-size="32" font-weight="600" fill="${ink.accent}">${escapeXml(site)}</text>`,
    `<text x="64" y="190" font-size="${title.length > 16 ? 48 : 72}" font-weight="600" fill="${ink.strong}">${escapeXml(cut(title))}</text>`,
    `<text x="64" y="250" font-size="34" fill="${ink.muted}">${escapeXml(cut(name ?? ''))}</text>`,
    ...words,
    ...(sketch ? [drawSketch(sketch)] : []),
    '</svg>',
  ].join('');
}

function drawSketch({ nodes, edges }: RouteSketch): string {
  const byAsn = new Map(nodes.map((node) => [node.asn, placeOf(node)]));
  const lines = edges.flatMap(([from, to]) => {
    const [a, b] = [byAsn.get(from), byAsn.get(to)];
    if (!a || !b) return [];
    const [x1, y1, x2, y2] = [a.x + NODE.width, a.y + NODE.height / 2, b.x, b.y + NODE.height / 2];
    return [`<path d="M${x1} ${y1} L${x2} ${y2}" stroke="${ink.line}" stroke-width="3"/>`];
  });
  const boxes = nodes.map(({ asn, column }) => {
    const { x, y } = byAsn.get(asn) ?? { x: 0, y: 0 };
    const edge = column === 0 ? ink.accent : ink.line;
    return [
      `<rect x="${x}" y="${y}" width="${NODE.width}" height="${NODE.height}" rx="8" fill="${ink.card}" stroke="${edge}" stroke-width="3"/>`,
      `<text x="${x + NODE.width / 2}" y="${y + 36}" font-size="22" font-weight="600" text-anchor="middle" fill="${ink.strong}">AS${asn}</text>`,
    ].join('');
  });
  return [...lines, ...boxes].join('');
}

const placeOf = ({ column, row }: SketchNode) => ({
  x: NODE.left + column * NODE.right - (column > 2 ? 8 : 0),
  y: NODE.top + row * NODE.down,
});

const cut = (text: string): string => (text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH - 1)}…` : text);

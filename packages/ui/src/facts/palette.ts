import type { EdgeRelation } from '@routeglass/domain/route-graph';
import { vars } from '../tokens/vars.css.ts';

/** The theme's colors for a canvas or a file: resolved, without custom properties. */
export interface Palette {
  readonly relation: Readonly<Record<EdgeRelation, string>>;
  readonly canvas: string;
  readonly node: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly root: string;
  readonly onRoot: string;
  readonly added: string;
  readonly left: string;
}

/** The current colors at an element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const resolved = (role: string) => style.getPropertyValue(role.slice('var('.length, -1)).trim();
  const { relation, graph, text } = vars.color;
  return {
    relation: {
      p2p: resolved(relation.peer),
      p2c: resolved(relation.customer),
      c2p: resolved(relation.provider),
      '?': resolved(relation.unspecified),
    },
    canvas: style.backgroundColor,
    node: resolved(graph.node),
    border: resolved(graph.nodeBorder),
    text: resolved(text.strong),
    muted: resolved(text.muted),
    root: resolved(graph.root),
    onRoot: resolved(graph.onRoot),
    added: resolved(graph.added),
    left: resolved(graph.left),
  };
}

/** Calls back when a theme around the element changes; returns a function that stops it. */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let at: Element | null = element; at; at = outerOf(at))
    observer.observe(at, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  return () => observer.disconnect();
}

/** The parent element; for a shadow root, its host. */
function outerOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

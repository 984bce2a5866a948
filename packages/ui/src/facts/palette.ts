import type { EdgeRelation } from '@routeglass/domain/route-graph';
import { vars } from '../tokens/vars.css.ts';

/** The theme's colours as a canvas or a file needs them: resolved, no custom properties. */
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

/** The colours in force at the stage now. */
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

/** Calls back when a theme around the element changes; returns how to stop. */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let at: Element | null = element; at; at = outerOf(at))
    observer.observe(at, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  return () => observer.disconnect();
}

/** The element around; around a shadow root its host. */
function outerOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

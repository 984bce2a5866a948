import type { GraphLayout } from '@routeglass/domain/route-graph';
import type * as cam from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';
import type { GraphTarget, Highlight } from './highlight.ts';
import type { Palette } from '../../facts/palette.ts';

export interface GraphViewParts {
  /** Visible element that receives pointer events. */
  readonly stage: HTMLElement;
  /** Contains the nodes' elements; moved as one. */
  readonly world: HTMLElement;
  /** Below `world`, as large as the stage. */
  readonly canvas: HTMLCanvasElement;
  palette(): Palette;
  /** Called when the set of nodes that need an element changes. */
  onMounted(nodes: readonly number[]): void;
}

/** Passed to listeners after each painting. */
export interface GraphPicture {
  readonly camera: cam.Camera;
  readonly view: cam.Size;
  readonly layout: GraphLayout | null;
}

/** Draws and moves a graph without React: camera, canvas and the positions of the nodes' elements. */
export interface GraphView {
  /**
   * Shows a layout. A better one of the same graph glides in, until the reader interacts. Another graph of the same `shape` is a step of its history:
   * the view stays where it is.
   */
  show(graph: GraphIndex, layout: GraphLayout, shape: string): void;
  setLocked(locked: boolean): void;
  highlight(highlight: Highlight | null): void;
  /** Registers the element of a node, or that it was removed. */
  attach(node: number, element: HTMLElement | null): void;
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings a node into view if it is not there. */
  reveal(node: number): void;
  centreOn(x: number, y: number): void;
  /** From now on the reader controls the picture: no better layout replaces it. */
  touch(): void;
  repaint(): void;
  /** The target at a point of the stage. */
  targetAt(x: number, y: number): GraphTarget | null;
  /** Boxes on the stage of everything highlighted: nodes, and segments of the lines between them. */
  litBoxes(): readonly cam.Box[];
  /** Box of a node on the stage. */
  boxOf(node: number): cam.Box;
  /** Calls back after each painting; returns a function to unsubscribe. */
  subscribe(listener: (picture: GraphPicture) => void): () => void;
  destroy(): void;
}

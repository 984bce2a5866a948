import type { GraphLayout } from '@routeglass/domain/route-graph';
import type * as cam from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';
import type { GraphTarget, Highlight } from './highlight.ts';
import type { Palette } from '../../facts/palette.ts';

export interface GraphViewParts {
  /** What is seen and listens to the pointer. */
  readonly stage: HTMLElement;
  /** Holds the nodes' elements; moved as one. */
  readonly world: HTMLElement;
  /** Lies under `world`, as large as the stage. */
  readonly canvas: HTMLCanvasElement;
  palette(): Palette;
  /** The nodes that need an element changed. */
  onMounted(nodes: readonly number[]): void;
}

/** What a listener hears after each painting. */
export interface GraphPicture {
  readonly camera: cam.Camera;
  readonly view: cam.Size;
  readonly layout: GraphLayout | null;
}

/** Draws a graph and moves over it without React: camera, canvas and the places of the nodes' elements. */
export interface GraphView {
  /**
   * Shows a layout; a better one of the same graph glides in, until someone has touched the view.
   * Another graph of the same `shape` is a step of its history: the view stays where it is.
   */
  show(graph: GraphIndex, layout: GraphLayout, shape: string): void;
  setLocked(locked: boolean): void;
  highlight(highlight: Highlight | null): void;
  /** Tells where the element of a node is, or that it has gone. */
  attach(node: number, element: HTMLElement | null): void;
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings a node into the view, if it is not there. */
  reveal(node: number): void;
  centreOn(x: number, y: number): void;
  /** From here on the picture belongs to its reader: no better layout replaces it. */
  touch(): void;
  repaint(): void;
  /** What lies under a point of the stage. */
  targetAt(x: number, y: number): GraphTarget | null;
  /** Where on the stage what is lit is: nodes, and pieces of the lines between them. */
  litBoxes(): readonly cam.Box[];
  /** Where a node is on the stage. */
  boxOf(node: number): cam.Box;
  /** Calls back after each painting; returns how to stop. */
  subscribe(listener: (picture: GraphPicture) => void): () => void;
  destroy(): void;
}

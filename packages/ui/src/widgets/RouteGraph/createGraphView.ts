import type { GraphLayout } from '@routeglass/domain/route-graph';
import * as cam from './camera.ts';
import { edgeLines, type EdgeLine } from './edgeLine.ts';
import { createGlide } from './glide.ts';
import type { GraphIndex } from './graphIndex.ts';
import { targetAt } from './hitTest.ts';
import { litBoxes } from './litBoxes.ts';
import { mixLayouts } from './mixLayouts.ts';
import { areBlocks, detailAt, nextMounted, sameNodes, wantedNodes } from './mountedNodes.ts';
import { nodeBox } from './nodeBox.ts';
import { bindPanZoom } from './panZoom.ts';
import { createSceneCanvas } from './sceneCanvas.ts';
import type { GraphPicture, GraphView, GraphViewParts } from './graphView.ts';
import type { Highlight } from './highlight.ts';

/** Elements are created this far around the view, in world pixels. */
const ahead = 360;
/** How close to an edge the pointer must come, in screen pixels. */
const reach = 7;

export function createGraphView({ stage, world, canvas, palette, onMounted }: GraphViewParts): GraphView {
  const sceneCanvas = createSceneCanvas(canvas);
  const elements = new Map<number, HTMLElement>();
  const listeners = new Set<(picture: GraphPicture) => void>();
  const glide = createGlide(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  let view: cam.Size = { width: 0, height: 0 };
  let camera: cam.Camera = { x: 0, y: 0, scale: 1 };
  let graph: GraphIndex | null = null;
  let shape = '';
  let layout: GraphLayout | null = null;
  let lines: readonly EdgeLine[] = [];
  let lit: Highlight | null = null;
  let wantedBox: cam.Box | null = null;
  let wanted: readonly number[] = [];
  let mounted: ReadonlySet<number> = new Set();
  let stale = true;
  let touched = false;
  let frame = 0;

  const panZoom = bindPanZoom(stage, {
    onMove(next) {
      touched = true;
      glide.stop();
      camera = next;
      schedule();
    },
    onRest: repaint,
  });
  const observer = new ResizeObserver(measure);
  observer.observe(stage);

  function measure(): void {
    if (stage.clientWidth === 0) return;
    view = { width: stage.clientWidth, height: stage.clientHeight };
    sceneCanvas.resize(view);
    if (!touched) camera = fitted();
    cancelAnimationFrame(frame);
    draw(performance.now());
  }

  function schedule(): void {
    frame ||= requestAnimationFrame(draw);
  }

  function repaint(): void {
    stale = true;
    schedule();
  }

  function draw(now: number): void {
    frame = 0;
    const isGliding = glide.advance(now);
    if (isGliding) schedule();
    panZoom.follow(camera);
    world.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
    const detail = detailAt(camera.scale);
    if (world.dataset['detail'] !== detail) world.dataset['detail'] = detail;
    if (graph && layout) {
      const blocks = areBlocks(graph.nodes.length, camera.scale);
      stale ||= world.hasAttribute('data-blocks') !== blocks;
      world.toggleAttribute('data-blocks', blocks);
      // During a gesture no elements are created: nodes that come into view are painted until the hand rests.
      if (!blocks && !isGliding && !stage.hasAttribute('data-moving')) mountAround(layout);
      const scene = { graph, layout, lines, highlight: lit, elements: blocks ? new Map() : elements };
      sceneCanvas.draw(scene, camera, palette(), stale);
      stale = false;
    }
    for (const listener of listeners) listener({ camera, view, layout });
  }

  function shown(): cam.Box {
    return cam.shownBox(camera, view);
  }

  /** Adds a few elements per frame; until then their nodes are painted as blocks. */
  function mountAround(layout: GraphLayout): void {
    if (!wantedBox || !cam.holds(wantedBox, shown())) {
      wantedBox = cam.grow(shown(), ahead);
      wanted = wantedNodes(layout, wantedBox);
    } else if (mounted.size === wanted.length) return;
    const next = nextMounted(wanted, mounted);
    mounted = new Set(next);
    onMounted(next);
    if (next.length < wanted.length) schedule();
  }

  function place(node: number, element: HTMLElement): void {
    if (!layout) return;
    const { left, top } = nodeBox(layout, node);
    element.style.transform = `translate(${left}px, ${top}px)`;
    element.toggleAttribute('data-lit', lit?.nodes.has(node) ?? false);
  }

  function arrange(graph: GraphIndex, next: GraphLayout): void {
    layout = next;
    lines = edgeLines(graph, next);
    stale = true;
    wantedBox = null;
    for (const [node, element] of elements) place(node, element);
  }

  function fitted(): cam.Camera {
    return layout && graph ? cam.fitCamera(layout, view, layout.y[graph.root] ?? 0) : camera;
  }

  function glideTo(to: cam.Camera): void {
    const from = camera;
    glide.start((share) => (camera = cam.mixCameras(from, to, share)));
    schedule();
  }

  return {
    show(nextGraph, next, nextShape) {
      const before = graph === nextGraph ? layout : null;
      if (before && (touched || before === next)) return;
      const stepFrom = !before && nextShape === shape ? graph : null;
      graph = nextGraph;
      shape = nextShape;
      if (before) {
        const from = camera;
        const to = cam.fitCamera(next, view, next.y[nextGraph.root] ?? 0);
        glide.start((share) => {
          arrange(nextGraph, share < 1 ? mixLayouts(before, next, share) : next);
          camera = cam.mixCameras(from, to, share);
        });
      } else {
        lit = null;
        stage.removeAttribute('data-dimming');
        mounted = new Set(stepFrom && sameNodes(stepFrom, nextGraph, mounted));
        arrange(nextGraph, next);
        if (stepFrom) onMounted([...mounted]);
        else {
          touched = false;
          glide.stop();
          camera = fitted();
        }
      }
      schedule();
    },
    setLocked: panZoom.setLocked,
    highlight(next) {
      lit = next;
      stage.toggleAttribute('data-dimming', next !== null);
      for (const [node, element] of elements) element.toggleAttribute('data-lit', next?.nodes.has(node) ?? false);
      repaint();
    },
    attach(node, element) {
      if (element) {
        // It covers the block that was painted in its place.
        elements.set(node, element);
        place(node, element);
      } else if (elements.delete(node)) repaint();
    },
    fit() {
      touched = true;
      if (layout) glideTo(cam.wholeCamera(layout, view));
    },
    zoomBy(factor) {
      touched = true;
      glideTo(cam.zoomAbout(camera, view, factor));
    },
    reveal(node) {
      if (layout) glideTo(cam.reveal(camera, view, nodeBox(layout, node)));
    },
    centreOn(x, y) {
      touched = true;
      glide.stop();
      camera = cam.centreOn(camera, view, x, y);
      schedule();
    },
    touch: () => void (touched = true),
    repaint,
    targetAt(x, y) {
      if (!layout) return null;
      const { scale } = camera;
      return targetAt(layout, lines, (x - camera.x) / scale, (y - camera.y) / scale, reach / scale);
    },
    litBoxes: () => (layout && graph && lit ? litBoxes({ graph, layout, lines }, lit, camera) : []),
    boxOf: (node) => cam.onScreen(layout ? nodeBox(layout, node) : shown(), camera),
    subscribe(listener) {
      listeners.add(listener);
      schedule();
      return () => void listeners.delete(listener);
    },
    destroy() {
      cancelAnimationFrame(frame);
      observer.disconnect();
      panZoom.destroy();
      listeners.clear();
    },
  };
}

import { mix } from './glide.ts';

/** Position of the graph on the screen: screen = world × scale + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const minScale = 0.2;
export const maxScale = 2;
/** Minimum and maximum initial scale of a graph. */
export const fitScale = [0.5, 1] as const;
/** On a view this narrow, a graph that does not fit is only shrunk to a readable scale. */
const narrow = { width: 600, scale: 0.75 } as const;
const margin = 24;
/** At the top, for the controls. */
const topMargin = 56;
/** Width from which a view has the minimap at its right. */
export const mapFrom = 720;
const mapMargin = 192;

/**
 * The whole graph if it fits at half size (on a narrow view: three quarters) or more. If not, the root stays visible: its column at the left edge,
 * its row in the middle.
 */
export function fitCamera(graph: Size, view: Size, rootY: number): Camera {
  const right = view.width < mapFrom ? margin : mapMargin;
  const room = { width: view.width - margin - right, height: view.height - topMargin - margin };
  const wanted = Math.min(room.width / graph.width, room.height / graph.height);
  const least = view.width < narrow.width ? narrow.scale : fitScale[0];
  const scale = Math.min(fitScale[1], Math.max(least, Number.isFinite(wanted) ? wanted : 1));
  const width = graph.width * scale;
  const height = graph.height * scale;
  const x = Math.max(margin, Math.min((view.width - width) / 2, view.width - right - width));
  if (height <= room.height) return { x, y: topMargin + (room.height - height) / 2, scale };
  const y = Math.min(topMargin, Math.max(view.height - margin - height, view.height / 2 - rootY * scale));
  return { x, y, scale };
}

/** The whole graph, at whatever scale it fits. */
export function wholeCamera(graph: Size, view: Size): Camera {
  const right = view.width < mapFrom ? margin : mapMargin;
  const room = { width: view.width - margin - right, height: view.height - topMargin - margin };
  const wanted = Math.min(room.width / graph.width, room.height / graph.height);
  const scale = Math.min(fitScale[1], Number.isFinite(wanted) && wanted > 0 ? wanted : 1);
  return {
    x: margin + (room.width - graph.width * scale) / 2,
    y: topMargin + (room.height - graph.height * scale) / 2,
    scale,
  };
}

/** The visible part of the world. */
export function shownBox({ x, y, scale }: Camera, view: Size): Box {
  return { left: -x / scale, top: -y / scale, right: (view.width - x) / scale, bottom: (view.height - y) / scale };
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export function holds(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

export function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
}

/** The camera on the way from one position to another. */
export function mixCameras(from: Camera, to: Camera, share: number): Camera {
  return { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share), scale: mix(from.scale, to.scale, share) };
}

/** A box of the world in screen coordinates. */
export function onScreen(box: Box, { x, y, scale }: Camera): Box {
  return {
    left: box.left * scale + x,
    top: box.top * scale + y,
    right: box.right * scale + x,
    bottom: box.bottom * scale + y,
  };
}

/** The camera at the same scale, moved as little as possible so that `box` is inside the view. */
export function reveal(camera: Camera, view: Size, box: Box): Camera {
  const shown = onScreen(box, camera);
  const shift = (low: number, high: number, size: number) => {
    if (low < margin) return margin - low;
    return high > size - margin ? Math.max(size - margin - high, margin - low) : 0;
  };
  return {
    scale: camera.scale,
    x: camera.x + shift(shown.left, shown.right, view.width),
    y: camera.y + shift(shown.top, shown.bottom, view.height),
  };
}

/** A large graph that is shown as a whole may be smaller than manual zooming allows. */
export function leastScale({ scale }: Camera): number {
  return Math.min(minScale, scale);
}

/** Zooms by `factor` around the center of the view, within the limits. */
export function zoomAbout(camera: Camera, view: Size, factor: number): Camera {
  const scale = Math.min(maxScale, Math.max(leastScale(camera), camera.scale * factor));
  const k = scale / camera.scale;
  const [cx, cy] = [view.width / 2, view.height / 2];
  return { scale, x: cx - (cx - camera.x) * k, y: cy - (cy - camera.y) * k };
}

/** The same scale with the world's point (x, y) in the center of the view. */
export function centreOn({ scale }: Camera, view: Size, x: number, y: number): Camera {
  return { scale, x: view.width / 2 - x * scale, y: view.height / 2 - y * scale };
}

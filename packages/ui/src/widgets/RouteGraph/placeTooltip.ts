import { grow, overlap, type Box, type Size } from './camera.ts';

const gap = 8;
/** Places tried along each side of the view if none at the target is free. */
const tries = 12;
/** Cost of covering a box, in pixels: more than any distance on a screen. */
const COVERING = 1e6;

type Place = { readonly x: number; readonly y: number };

/**
 * Position of a tooltip: below, above, right or left of its target, else the nearest place in the view where it covers nothing in `kept`. Always
 * inside the view; if all is full, where it covers least.
 */
export function placeTooltip(target: Box, tooltip: Size, view: Size, kept: readonly Box[] = []): Place {
  const room = { x: view.width - tooltip.width, y: view.height - tooltip.height };
  const middle = {
    x: (target.left + target.right - tooltip.width) / 2,
    y: (target.top + target.bottom - tooltip.height) / 2,
  };
  const atTarget: Place[] = [
    { x: middle.x, y: target.bottom + gap },
    { x: middle.x, y: target.top - gap - tooltip.height },
    { x: target.right + gap, y: middle.y },
    { x: target.left - gap - tooltip.width, y: middle.y },
  ];
  const elsewhere = Array.from({ length: (tries + 1) ** 2 }, (_, i) => ({
    x: (room.x * (i % (tries + 1))) / tries,
    y: (room.y * Math.floor(i / (tries + 1))) / tries,
  }));
  const places = [...atTarget, ...elsewhere].map(({ x, y }) => ({ x: within(x, room.x), y: within(y, room.y) }));
  const avoided = [target, ...kept].map((box) => grow(box, gap / 2));
  const cost = ({ x, y }: Place) => {
    const own = { left: x, top: y, right: x + tooltip.width, bottom: y + tooltip.height };
    return avoided.filter((box) => overlap(own, box)).length * COVERING + Math.hypot(x - middle.x, y - middle.y);
  };
  const costs = places.map(cost);
  // Next to the target in order of preference; everywhere else by cost.
  const free = costs.slice(0, atTarget.length).findIndex((each) => each < COVERING);
  return places[free >= 0 ? free : costs.indexOf(Math.min(...costs))]!;
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

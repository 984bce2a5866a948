import { layoutFirst } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import { createGlide, easeOut } from './glide.ts';
import { indexGraph, layoutGraphOf } from './graphIndex.ts';
import { minimapFrame, minimapPadding, minimapScale } from './minimapScale.ts';
import { mixLayouts } from './mixLayouts.ts';
import { placeTooltip } from './placeTooltip.ts';
import { smallGraph } from './RouteGraph.fixtures.ts';

const layout = layoutFirst(layoutGraphOf(indexGraph(smallGraph)));
const moved = { ...layout, y: layout.y.map((y) => y + 100) };

describe('mixLayouts', () => {
  it.each([
    [0, 0],
    [0.5, 50],
    [1, 100],
  ])('at %f every node has gone %i pixels', (share, way) => {
    const between = mixLayouts(layout, moved, share);
    expect([...between.y]).toEqual([...layout.y].map((y) => expect.closeTo(y + way, 6)));
  });
});

describe('createGlide', () => {
  it('steps from 0 to 1 in under 200 ms and ends', () => {
    const glide = createGlide(() => false);
    const shares: number[] = [];
    glide.start((share) => shares.push(share));
    const now = performance.now();
    for (let time = 0; glide.advance(now + time); time += 16) expect(time).toBeLessThan(200);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
  it('is over at once for readers who asked for less motion', () => {
    const shares: number[] = [];
    const glide = createGlide(() => true);
    glide.start((share) => shares.push(share));
    expect(shares).toEqual([1]);
    expect(glide.advance(performance.now())).toBe(false);
  });
  it('forgets the movement before', () => {
    const glide = createGlide(() => false);
    glide.start(() => expect.unreachable());
    glide.stop();
    expect(glide.advance(performance.now() + 50)).toBe(false);
  });
  it('eases from 0 to 1', () => {
    expect([easeOut(0), easeOut(1)]).toEqual([0, 1]);
  });
});

describe('minimap', () => {
  const map = { width: 168, height: 112 };
  it.each([
    ['small', { width: 340, height: 108 }],
    ['tall', { width: 1300, height: 24_000 }],
    ['wide', { width: 3000, height: 108 }],
  ])('holds a %s graph', (_, graph) => {
    const scale = minimapScale(graph, map);
    expect(graph.width * scale.x).toBeLessThanOrEqual(map.width - 2 * minimapPadding + 1e-9);
    expect(graph.height * scale.y).toBeLessThanOrEqual(map.height - 2 * minimapPadding + 1e-9);
  });
  it('keeps the frame inside the map', () => {
    const frame = minimapFrame({ left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 }, { x: 0.1, y: 0.1 }, map);
    expect(frame).toEqual({ left: 1, top: 1, right: 167, bottom: 111 });
  });
});

describe('placeTooltip', () => {
  const view = { width: 800, height: 500 };
  const size = { width: 200, height: 100 };
  const target = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 44 });
  it.each([
    ['under its target', target(300, 100), { x: 250, y: 152 }],
    ['above where there is no room below', target(300, 400), { x: 250, y: 292 }],
    ['inside the left edge', target(0, 100), { x: 0, y: 152 }],
    ['inside the right edge', target(700, 100), { x: 600, y: 152 }],
  ])('stands %s', (_, at, place) => {
    expect(placeTooltip(at, size, view)).toEqual(place);
  });

  it.each([
    ['above, where the path runs below', [{ left: 0, top: 260, right: 800, bottom: 270 }], { x: 250, y: 92 }],
    [
      'at the right, where it runs above and below',
      [{ left: 340, top: 0, right: 350, bottom: 500 }],
      { x: 408, y: 172 },
    ],
  ])('covers nothing of what is lit: %s', (_, kept, place) => {
    expect(placeTooltip(target(300, 200), size, view, kept)).toEqual(place);
  });

  it('goes elsewhere in the view where all around the target is lit', () => {
    const ring = { left: 100, top: 50, right: 560, bottom: 400 };
    const { x, y } = placeTooltip(target(300, 200), size, view, [ring]);
    expect(x >= ring.right || y >= ring.bottom || x + size.width <= ring.left || y + size.height <= ring.top).toBe(
      true,
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  centreOn,
  fitCamera,
  maxScale,
  minScale,
  onScreen,
  reveal,
  shownBox,
  wholeCamera,
  zoomAbout,
} from './camera.ts';

const view = { width: 1000, height: 600 };

describe('fitCamera', () => {
  it.each([
    ['a small graph at full size', { width: 340, height: 108 }, view, 1],
    ['a wide graph between half and full size', { width: 1120, height: 108 }, view, 0.7],
    ['a huge graph no smaller than half', { width: 9000, height: 90_000 }, view, 0.5],
    [
      'a huge graph on a narrow view no smaller than can be read',
      { width: 9000, height: 90_000 },
      { width: 320, height: 600 },
      0.75,
    ],
    ['nothing at full size', { width: 0, height: 0 }, view, 1],
  ])('shows %s', (_, graph, size, scale) => {
    expect(fitCamera(graph, size, 50).scale).toBeCloseTo(scale, 5);
  });

  it('puts a graph that fits into the middle of what the controls leave', () => {
    expect(fitCamera({ width: 400, height: 200 }, view, 100)).toEqual({ x: 300, y: 216, scale: 1 });
  });

  it.each([0, 700, 4000, 8000])('keeps a root at height %i in view when the graph does not fit', (rootY) => {
    const camera = fitCamera({ width: 5000, height: 8000 }, view, rootY);
    const y = rootY * camera.scale + camera.y;
    expect(camera.x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(view.height);
  });
});

describe('wholeCamera', () => {
  it.each([
    [340, 108],
    [9000, 90_000],
    [90_000, 400],
  ])('shows all of a graph of %i by %i', (width, height) => {
    const camera = wholeCamera({ width, height }, view);
    const box = onScreen({ left: 0, top: 0, right: width, bottom: height }, camera);
    expect(camera.scale).toBeLessThanOrEqual(1);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(view.width);
    expect(box.bottom).toBeLessThanOrEqual(view.height);
  });
});

describe('zoomAbout', () => {
  it('stays as small as a graph that is shown whole', () => {
    expect(zoomAbout({ x: 0, y: 0, scale: 0.05 }, view, 0.5).scale).toBe(0.05);
    expect(zoomAbout({ x: 0, y: 0, scale: 0.05 }, view, 2).scale).toBe(0.1);
  });

  it('keeps the middle of the view where it is', () => {
    const camera = { x: 120, y: -40, scale: 0.8 };
    const middle = (at: typeof camera) => {
      const box = shownBox(at, view);
      return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    };
    const [x, y] = middle(zoomAbout(camera, view, 1.4));
    expect([x, y]).toEqual(middle(camera).map((value) => expect.closeTo(value, 6)));
  });

  it.each([
    [1000, maxScale],
    [0.001, minScale],
  ])('by %f stops at the limit', (factor, scale) => {
    expect(zoomAbout({ x: 0, y: 0, scale: 1 }, view, factor).scale).toBe(scale);
  });
});

describe('reveal', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 44 });

  it('leaves the camera alone for what is in view', () => {
    expect(reveal(camera, view, box(300, 300))).toEqual(camera);
  });

  it.each([
    [-500, 100],
    [3000, 100],
    [300, -900],
    [300, 5000],
    [-800, -800],
  ])('brings a box at %i, %i wholly into view', (left, top) => {
    const shown = onScreen(box(left, top), reveal(camera, view, box(left, top)));
    expect(Math.min(shown.left, shown.top)).toBeGreaterThanOrEqual(0);
    expect(shown.right).toBeLessThanOrEqual(view.width);
    expect(shown.bottom).toBeLessThanOrEqual(view.height);
  });
});

describe('centreOn', () => {
  it('puts a point of the world into the middle of the view', () => {
    const shown = shownBox(centreOn({ x: 7, y: 9, scale: 0.5 }, view, 640, 320), view);
    expect([(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2]).toEqual([640, 320]);
  });
});

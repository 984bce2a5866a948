/** Drawings of the steps. */
export const stepIllustrations = ['bad-routing', 'detecting', 'reporting', 'repairing'] as const;
export type StepIllustration = (typeof stepIllustrations)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The networks of the drawing, on a canvas of 480 × 360. */
export const networks = {
  home: { x: 64, y: 180 },
  north: { x: 176, y: 92 },
  south: { x: 176, y: 268 },
  middle: { x: 288, y: 180 },
  east: { x: 300, y: 64 },
  rogue: { x: 304, y: 296 },
  far: { x: 416, y: 132 },
} as const satisfies Record<string, Point>;

export type NetworkOfDrawing = keyof typeof networks;

export const ties: readonly (readonly [NetworkOfDrawing, NetworkOfDrawing])[] = [
  ['home', 'north'],
  ['home', 'south'],
  ['north', 'east'],
  ['north', 'middle'],
  ['south', 'middle'],
  ['south', 'rogue'],
  ['middle', 'far'],
  ['east', 'far'],
  ['middle', 'rogue'],
];

/** The path traffic should take, and the path a false announcement leads it. */
export const rightWay: readonly NetworkOfDrawing[] = ['home', 'north', 'middle', 'far'];
export const wrongWay: readonly NetworkOfDrawing[] = ['home', 'south', 'rogue'];

/** A path through networks as SVG path data. */
export function pathThrough(way: readonly NetworkOfDrawing[]): string {
  return way.map((name, index) => `${index === 0 ? 'M' : 'L'}${networks[name].x} ${networks[name].y}`).join('');
}

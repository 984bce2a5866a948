import { manySpans } from '../HistoryDialog/HistoryDialog.fixtures.ts';
import type { RouteObjectSpan } from './RouteObjectHistoryDialog.tsx';

const objects = [
  { prefix: '10.0.0.0/16', origin: 64512, source: 'LAB' },
  { prefix: '10.0.0.0/16', origin: 64512, source: 'LAB-MIRROR' },
  { prefix: '10.0.0.0/16', origin: 64601, source: 'LAB' },
] as const;

/** Objects from two registries, one of them with another network. */
export const routeObjectSpans: readonly RouteObjectSpan[] = manySpans(3).map((span, at) => ({
  ...span,
  ...(objects[at] ?? objects[0]),
}));

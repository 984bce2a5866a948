import { manySpans } from '../HistoryDialog/HistoryDialog.fixtures.ts';
import type { RoaSpan } from './RoaHistoryDialog.tsx';

const roas = [
  { prefix: '10.0.0.0/16', origin: 64512, ta: 'lab', maxLength: 24 },
  { prefix: '10.0.0.0/16', origin: 64512, ta: 'lab', maxLength: 16 },
  { prefix: '10.0.0.0/8', origin: 0, ta: 'lab', maxLength: 32 },
] as const;

/** A ROA that replaced a stricter one, and an AS0 ROA over them. */
export const roaSpans: readonly RoaSpan[] = manySpans(3).map((span, at) => ({ ...span, ...(roas[at] ?? roas[0]) }));

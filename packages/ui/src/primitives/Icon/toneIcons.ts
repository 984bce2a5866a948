import { CircleAlert, CircleCheck, Info, Sparkles, TriangleAlert } from 'lucide-react';
import type { Tone } from '../../tokens/roles.ts';
import type { IconDrawing } from './Icon.tsx';

/** The icon for each tone, so that a status is never color alone. */
export const toneIcons: Readonly<Record<Tone, IconDrawing>> = {
  neutral: Info,
  info: Info,
  valid: CircleCheck,
  invalid: CircleAlert,
  unknown: TriangleAlert,
  pro: Sparkles,
};

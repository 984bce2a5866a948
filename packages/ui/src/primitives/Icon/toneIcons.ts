import { CircleAlert, CircleCheck, Info, Sparkles, TriangleAlert } from 'lucide-react';
import type { Tone } from '../../tokens/roles.ts';
import type { IconDrawing } from './Icon.tsx';

/** The drawing that goes with each tone, so that a status is never colour alone. */
export const toneIcons: Readonly<Record<Tone, IconDrawing>> = {
  neutral: Info,
  info: Info,
  valid: CircleCheck,
  invalid: CircleAlert,
  unknown: TriangleAlert,
  pro: Sparkles,
};

import { Blocks, Network, RadioTower, Zap } from 'lucide-react';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';

/** Icons of the advantages, by the names used in an operator's content. */
export const advantageIcons = {
  collector: RadioTower,
  model: Network,
  speed: Zap,
  integration: Blocks,
} as const satisfies Record<string, IconDrawing>;

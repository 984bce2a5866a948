import { Blocks, Network, RadioTower, Zap } from 'lucide-react';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';

/** The signs of advantages, by the names that an operator's content has for them. */
export const advantageIcons = {
  collector: RadioTower,
  model: Network,
  speed: Zap,
  integration: Blocks,
} as const satisfies Record<string, IconDrawing>;

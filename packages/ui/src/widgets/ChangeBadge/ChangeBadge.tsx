import { ArrowLeftRight, Minus, Plus } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import type { Tone } from '../../tokens/roles.ts';
import { changeWords, type ChangeKind } from './change.ts';

export interface ChangeBadgeProps {
  readonly change: ChangeKind;
}

const looks: Readonly<Record<ChangeKind, { readonly tone: Tone; readonly icon: IconDrawing }>> = {
  added: { tone: 'info', icon: Plus },
  gone: { tone: 'neutral', icon: Minus },
  changed: { tone: 'unknown', icon: ArrowLeftRight },
};

/** How a thing differs from one day to another. */
export function ChangeBadge({ change }: ChangeBadgeProps) {
  const { tone, icon } = looks[change];
  return (
    <Badge tone={tone} icon={icon}>
      {changeWords[change]}
    </Badge>
  );
}

import { ArrowLeftRight, Minus, Plus } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import type { Tone } from '../../tokens/roles.ts';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import { changeWords, type ChangeKind } from '../../facts/change.ts';

export interface ChangeBadgeProps extends EvidenceProps {
  readonly change: ChangeKind;
  /** What changed, to title the evidence: `Change of 10.0.0.0/16`. */
  readonly subject?: string;
}

const looks: Readonly<Record<ChangeKind, { readonly tone: Tone; readonly icon: IconDrawing }>> = {
  added: { tone: 'info', icon: Plus },
  gone: { tone: 'neutral', icon: Minus },
  changed: { tone: 'unknown', icon: ArrowLeftRight },
};

/** How something differs between two days; with evidence, a press shows its state on each day. */
export function ChangeBadge({ change, subject = 'Change', ...evidence }: ChangeBadgeProps) {
  const { tone, icon } = looks[change];
  return (
    <EvidencePopover {...evidence} verdict={changeWords[change]} subject={subject}>
      <Badge tone={tone} icon={icon}>
        {changeWords[change]}
      </Badge>
    </EvidencePopover>
  );
}

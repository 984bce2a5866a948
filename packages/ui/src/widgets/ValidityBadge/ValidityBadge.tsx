import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Button } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import type { Face } from '../Face/face.ts';
import type { Validity } from '../SearchResult/searchResult.ts';
import type { RoaEvidence } from './evidence.ts';
import { RoaEvidenceView } from './RoaEvidenceView.tsx';
import * as styles from './ValidityBadge.css.ts';
import { validityLooks } from './validityLook.ts';

export interface ValidityBadgeProps {
  readonly validity: Validity;
  /** What was judged, to name the evidence: `ROA of 10.0.0.0/16`. */
  readonly subject?: string;
  /** Makes the badge a button that shows why. */
  readonly evidence?: Face<RoaEvidence>;
  /** Tells that the evidence is asked for, so that it may be fetched only then. */
  readonly onOpenEvidence?: () => void;
}

const icons: Readonly<Record<Validity, IconDrawing>> = { valid: CircleCheck, invalid: CircleX, unknown: CircleHelp };

/** A verdict of origin validation: icon, word and colour; with evidence, one press away from its reason. */
export function ValidityBadge({ validity, subject = 'Validity', evidence, onOpenEvidence }: ValidityBadgeProps) {
  const { label, tone } = validityLooks[validity];
  const badge = (
    <Badge tone={tone} icon={icons[validity]}>
      {label}
    </Badge>
  );
  if (!evidence) return badge;
  return (
    <Popover
      label={`${subject}: ${label}`}
      onOpenChange={(isOpen) => isOpen && onOpenEvidence?.()}
      trigger={
        <Button className={classes(styles.trigger, focusRing)} aria-label={`${label}, show why`}>
          {badge}
        </Button>
      }
    >
      <RoaEvidenceView evidence={evidence} />
    </Popover>
  );
}

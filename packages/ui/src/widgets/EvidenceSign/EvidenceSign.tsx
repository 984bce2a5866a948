import { CircleHelp } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { EvidencePopover, type EvidencePopoverProps } from '../EvidencePopover/EvidencePopover.tsx';
import * as styles from './EvidenceSign.css.ts';

export type EvidenceSignProps = Pick<EvidencePopoverProps, 'evidence' | 'onOpenEvidence' | 'subject' | 'verdict'>;

/** A small icon beside a verdict that is a number or a link: a press opens the evidence. Renders nothing without evidence. */
export function EvidenceSign(props: EvidenceSignProps) {
  if (!props.evidence) return null;
  return (
    <EvidencePopover {...props}>
      <span className={styles.root}>
        <Icon of={CircleHelp} size={14} />
      </span>
    </EvidencePopover>
  );
}

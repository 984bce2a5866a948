import { Check, X } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import * as styles from './IpVersionChips.css.ts';
import { carriesVersion, ipVersions, versionsText } from './ipVersionEvidence.ts';

export interface IpVersionChipsProps extends EvidenceProps {
  /** IP versions of the speaker's sessions. */
  readonly ipVersion: IpVersionChoice;
  /** What was judged, to title the evidence: `Sessions of AS64512`. */
  readonly subject?: string;
}

/** A chip for IPv4 and one for IPv6: green with a tick if the version matches or is `all`, red with a cross otherwise. */
export function IpVersionChips({ ipVersion, subject = 'IP versions', ...evidence }: IpVersionChipsProps) {
  return (
    <EvidencePopover {...evidence} verdict={versionsText(ipVersion)} subject={subject} readsItself>
      <span className={styles.root}>
        {ipVersions.map((version) => {
          const carries = carriesVersion(ipVersion, version);
          return (
            <Badge key={version} tone={carries ? 'valid' : 'invalid'} icon={carries ? Check : X}>
              IPv{version}
              <VisuallyHidden>{carries ? ' yes, ' : ' no, '}</VisuallyHidden>
            </Badge>
          );
        })}
      </span>
    </EvidencePopover>
  );
}

import { Button } from 'react-aria-components';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import type { Evidence } from '../../facts/evidence.ts';
import { EvidenceView } from '../EvidenceView/EvidenceView.tsx';
import type { GraphLink } from './linkEvidence.ts';
import type { Face } from '../../facts/face.ts';
import * as css from './LinkWhy.css.ts';
import { relationLook } from './relationLook.ts';

interface LinkWhyProps {
  readonly link: GraphLink;
  /** Place on the stage where it was opened. */
  readonly at: { readonly left: number; readonly top: number };
  readonly evidence: Face<Evidence> | undefined;
  readonly onClose: () => void;
}

/** Why the ends of a link are considered provider and customer, or peers, at the place where that was asked. */
export function LinkWhy({ link, at, evidence = { status: 'loading' }, onClose }: LinkWhyProps) {
  const label = `AS${link.from} to AS${link.to}: ${relationLook(link.type).label}`;
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={label}
      trigger={
        <Button
          className={css.anchor}
          style={{ transform: `translate(${at.left}px, ${at.top}px)` }}
          excludeFromTabOrder
          aria-label={label}
        />
      }
    >
      <div className={css.content}>
        <EvidenceView evidence={evidence} />
      </div>
    </Popover>
  );
}

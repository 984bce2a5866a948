import { Link } from '../../primitives/Link/Link.tsx';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import * as css from './GraphTable.css.ts';
import type { LinkEvidenceSource } from './linkEvidence.ts';
import type { PathHop } from './pathRows.ts';
import { relationLook, type RelationLook } from './relationLook.ts';

interface GraphHopProps {
  readonly hop: PathHop;
  /** The next network of the path; undefined at its end. */
  readonly next: number | undefined;
  readonly href: string;
  readonly linkEvidence: LinkEvidenceSource | undefined;
}

/** One network of a path and its relation to the next. */
export function GraphHop({ hop: { asn, count, relation }, next, href, linkEvidence }: GraphHopProps) {
  const look = relation && relationLook(relation);
  return (
    <span className={css.hop}>
      <Link href={href}>{asn}</Link>
      {count > 1 && <span>×{count}</span>}
      {look && (
        <EvidencePopover
          verdict={look.label}
          subject={`AS${asn} to AS${next}`}
          {...(next !== undefined && linkEvidence?.({ from: asn, to: next, type: look.type }))}
        >
          <Step look={look} />
        </EvidencePopover>
      )}
    </span>
  );
}

function Step({ look }: { readonly look: RelationLook }) {
  return (
    <svg className={css.step} data-type={look.type} width="18" height="12" viewBox="-9 -6 18 12" role="img">
      <title>{look.label}</title>
      <path d="M-9 0H9" stroke="currentColor" strokeWidth="1.5" />
      <path
        d={look.mark}
        className={look.hollow ? css.hollow : undefined}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

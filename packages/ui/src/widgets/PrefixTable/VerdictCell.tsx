import { Info } from 'lucide-react';
import { Button } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { EvidencePopover, type EvidenceProps } from '../EvidencePopover/EvidencePopover.tsx';
import type { Validity } from '../SearchResult/searchResult.ts';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import { validityLooks } from '../ValidityBadge/validityLook.ts';
import * as styles from './prefixColumns.css.ts';

interface VerdictCellProps extends EvidenceProps {
  readonly validity: Validity;
  /** What was judged: `ROA of 10.0.0.0/16`. */
  readonly subject: string;
  /** Makes the badge lead to the history of what was judged. */
  readonly onOpenHistory?: (() => void) | undefined;
  /** Whether the sign that opens the evidence names what was judged, because the row has another one. Default false. */
  readonly namesSubject?: boolean;
}

/** A verdict of a row. A press opens its evidence; where it opens the history instead, a sign beside it opens the evidence. */
export function VerdictCell({ validity, subject, onOpenHistory, namesSubject = false, ...evidence }: VerdictCellProps) {
  if (!onOpenHistory) return <ValidityBadge validity={validity} subject={subject} {...evidence} />;
  const verdict = validityLooks[validity].label;
  return (
    <span className={styles.verdict}>
      <Button
        className={classes(styles.press, focusRing)}
        aria-label={`${subject}: ${verdict}, show history`}
        onPress={onOpenHistory}
      >
        <ValidityBadge validity={validity} />
      </Button>
      {evidence.evidence && (
        <EvidencePopover {...evidence} verdict={verdict} subject={subject} readsItself={namesSubject}>
          <Icon of={Info} size={14} {...(namesSubject && { label: `${subject}, ${verdict}:` })} />
        </EvidencePopover>
      )}
    </span>
  );
}

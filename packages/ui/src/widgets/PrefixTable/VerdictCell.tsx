import { Button } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import type { Validity } from '@routeglass/domain/validity';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import { NOT_LOADED, validityLooks } from '../../facts/validityLook.ts';
import * as styles from './prefixColumns.css.ts';

interface VerdictCellProps extends EvidenceProps {
  readonly validity: Validity;
  /** Whether the source of the verdict is not loaded, so that there is none. Default false. */
  readonly isUnjudged?: boolean;
  /** What was judged: `ROA of 10.0.0.0/16`. */
  readonly subject: string;
  /** Whether screen readers hear what was judged, because the row has another verdict. Default false. */
  readonly namesSubject?: boolean;
}

/** A verdict in a row. A press opens its evidence, with a link to the history; without evidence it opens the history. */
export function VerdictCell(props: VerdictCellProps) {
  const { validity, isUnjudged = false, subject, onOpenHistory, namesSubject = false, ...evidence } = props;
  const verdict = isUnjudged ? NOT_LOADED : validityLooks[validity].label;
  const badge = <ValidityBadge validity={validity} isUnjudged={isUnjudged} />;
  if (evidence.evidence) {
    return (
      <EvidencePopover {...evidence} {...{ verdict, subject, onOpenHistory }} readsItself={namesSubject}>
        <span>
          {namesSubject && <VisuallyHidden>{`${subject}, ${verdict}:`}</VisuallyHidden>}
          <span aria-hidden={namesSubject}>{badge}</span>
        </span>
      </EvidencePopover>
    );
  }
  if (!onOpenHistory) return badge;
  return (
    <Button
      className={classes(styles.press, focusRing)}
      aria-label={`${subject}: ${verdict}, show history`}
      onPress={onOpenHistory}
    >
      {badge}
    </Button>
  );
}

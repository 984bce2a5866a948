import { History } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PopoverSurface } from '../../primitives/Popover/PopoverSurface.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { EvidenceView } from '../EvidenceView/EvidenceView.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import * as styles from './EvidencePopover.css.ts';

export interface EvidencePopoverProps extends EvidenceProps {
  /** The verdict as plain text: `Invalid`. */
  readonly verdict: string;
  /** What was judged: `ROA of 10.0.0.0/16`. */
  readonly subject: string;
  /** Whether the badge's own text names the button, because it says more than the verdict. Default false: the verdict does. */
  readonly readsItself?: boolean;
  /** The badge. */
  readonly children: ReactElement;
}

/** A badge that opens its evidence; without evidence only the badge. */
export function EvidencePopover({
  verdict,
  subject,
  readsItself = false,
  evidence,
  onOpenEvidence,
  onOpenHistory,
  children,
}: EvidencePopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  if (!evidence) return children;

  const change = (opens: boolean): void => {
    setOpen(opens);
    if (opens) onOpenEvidence?.();
  };
  // A page has hundreds of these, so the popover is rendered only after a press.
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={classes(styles.trigger, focusRing)}
        aria-expanded={isOpen ?? false}
        aria-label={!readsItself ? `${verdict}, show why` : undefined}
        onClick={() => change(!isOpen)}
      >
        {children}
        {readsItself && <VisuallyHidden>show why</VisuallyHidden>}
      </button>
      {isOpen !== undefined && (
        <PopoverSurface label={`${subject}: ${verdict}`} triggerRef={trigger} isOpen={isOpen} onOpenChange={change}>
          <div className={styles.content}>
            <EvidenceView evidence={evidence} />
            {onOpenHistory && (
              <Button
                size="small"
                icon={History}
                onPress={() => {
                  // The history dialog returns the focus to whatever has it now, so that must be an element that stays.
                  flushSync(() => change(false));
                  trigger.current?.focus();
                  onOpenHistory();
                }}
              >
                Show history
              </Button>
            )}
          </div>
        </PopoverSurface>
      )}
    </>
  );
}

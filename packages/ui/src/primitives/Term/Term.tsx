import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import * as styles from './Term.css.ts';
import { TermTip } from './TermTip.tsx';
import { useTip } from './useTip.ts';

export interface TermProps extends Host {
  /** The term as written here: `ROA`. */
  readonly children: ReactNode;
  /** What it means, in one or two sentences. */
  readonly about: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A technical term with its meaning, shown on hover, on keyboard focus and on a press. */
export function Term({ children, about, ref, ...props }: TermProps) {
  const { tip, anchor, events, openByFinger: _, ...described } = useTip<HTMLButtonElement>();
  useImperativeHandle(ref, () => anchor.current as HTMLButtonElement);
  return (
    <>
      <button
        {...props}
        {...events}
        {...described}
        ref={anchor}
        type="button"
        className={classes(styles.root, styles.words, focusRing)}
        onClick={() => tip.change(true)}
      >
        {children}
      </button>
      <TermTip tip={tip}>{about}</TermTip>
    </>
  );
}

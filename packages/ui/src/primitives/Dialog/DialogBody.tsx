import type { MouseEventHandler, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRingInside } from '../../css/focus.css.ts';
import * as styles from './Dialog.css.ts';
import { useScrollStop } from '../useScrollStop.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';
import { useStrayEscape } from './useStrayEscape.ts';

export interface DialogBodyProps {
  readonly children: ReactNode;
  readonly onClickCapture?: MouseEventHandler;
}

/** Content of a dialog or drawer; scrolls if it is taller than the screen. */
export function DialogBody(props: DialogBodyProps) {
  const stop = useScrollStop<HTMLDivElement>();
  useStrayEscape(stop.ref);
  useReturnedFocus();
  return <div {...stop} {...props} className={classes(styles.body, focusRingInside)} />;
}

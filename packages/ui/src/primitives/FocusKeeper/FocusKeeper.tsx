import { type FocusEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import * as styles from './FocusKeeper.css.ts';
import { type FocusWatch, keepFocus } from './keepFocus.ts';

export interface FocusKeeperProps extends Host {
  /** Name of the part, for assistive technology; announced when the part takes the focus. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * A part of a page that takes the focus when its focused control, or the menu item that had the focus, is removed, often by its own press. Browsers
 * would drop the focus silently.
 */
export function FocusKeeper({ label, children, ref, ...props }: FocusKeeperProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const watch = useRef<FocusWatch | null>(null);
  useEffect(() => {
    if (!root.current) return;
    watch.current = keepFocus(root.current);
    return () => watch.current?.end();
  }, []);
  // React events, so that menus and dialogs of the part are included.
  const heard = {
    onFocus: ({ target }: FocusEvent) => watch.current?.onFocus(target),
    onBlur: ({ target }: FocusEvent) => watch.current?.onBlur(target),
  };
  return (
    <div
      {...props}
      ref={root}
      role="group"
      aria-label={label}
      tabIndex={-1}
      {...heard}
      className={classes(styles.root, focusRing)}
    >
      {children}
    </div>
  );
}

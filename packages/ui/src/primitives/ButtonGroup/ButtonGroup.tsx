import type { ReactNode, Ref } from 'react';
import { Toolbar } from 'react-aria-components';
import type { Host } from '../closed.ts';
import * as styles from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends Host {
  /** Name of the group, for assistive technology. */
  readonly label: string;
  /** `Button`, `IconButton` or `ToggleButton`. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Buttons that belong together, as one tab stop; arrow keys move between them. */
export function ButtonGroup({ label, children, ...props }: ButtonGroupProps) {
  return (
    <Toolbar {...props} aria-label={label} className={styles.root}>
      {children}
    </Toolbar>
  );
}

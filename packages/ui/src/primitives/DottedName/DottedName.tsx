import { Fragment, type Ref } from 'react';
import type { Host } from '../closed.ts';
import * as styles from './DottedName.css.ts';

export interface DottedNameProps extends Host {
  readonly children: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A name with dots, such as an email address. If it does not fit, it wraps after `@` or a dot, not inside a word. */
export function DottedName({ children, ...props }: DottedNameProps) {
  return (
    <bdi {...props} className={styles.root}>
      {children.split(/(?<=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

import { Fragment } from 'react';
import { classes } from '../../css/classes.ts';
import { mono } from '../../css/text.css.ts';
import * as styles from './Code.css.ts';

/**
 * A command to type. Kept in one piece if it fits on a line; else it wraps at spaces, and inside a word that is too long after `_` or the dot of a
 * file name.
 */
export function Command({ children }: { readonly children: string }) {
  return (
    <code className={classes(mono, styles.inline, styles.piece)}>
      {children.split(' ').map((word, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className={styles.piece}>
            {word.split(/(?<=[_.])/).map((part, place) => (
              <Fragment key={place}>
                {place > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </code>
  );
}

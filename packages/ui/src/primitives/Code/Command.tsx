import { Fragment } from 'react';
import { classes } from '../../css/classes.ts';
import { mono } from '../../css/text.css.ts';
import * as styles from './Code.css.ts';

/**
 * A command to type. In one piece where a line has room for it; else it goes on after a space, and inside a word only where that alone has no room:
 * after `_` or a dot of a file's name.
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

import type { Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { mono } from '../../css/text.css.ts';
import type { Host } from '../closed.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './Code.css.ts';

export interface CodeBlockProps extends Host {
  /** The text, line by line as it was. */
  readonly children: string;
  /** What it is: "whois answer", "command". */
  readonly label: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Raw text to read and copy: a registry object, a command. Scrolls by keyboard too. */
export function CodeBlock({ children, label, ...props }: CodeBlockProps) {
  return (
    <div {...props} className={styles.block}>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <pre className={classes(mono, styles.pre, focusRing)} tabIndex={0} role="region" aria-label={label}>
        {children}
      </pre>
      <span className={styles.copy}>
        <CopyButton text={children} label={`Copy ${label}`} />
      </span>
    </div>
  );
}

import type { Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { mono } from '../../css/text.css.ts';
import type { Host } from '../closed.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { useScrollStop } from '../useScrollStop.ts';
import * as styles from './Code.css.ts';

export interface CodeBlockProps extends Host {
  /** The text, with its line breaks. */
  readonly children: string;
  /** What it is: "whois response", "command". */
  readonly label: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Raw text to read and copy: a registry object, a command. Long text scrolls, also by keyboard. */
export function CodeBlock({ children, label, ...props }: CodeBlockProps) {
  const stop = useScrollStop<HTMLPreElement>();
  return (
    <div {...props} className={styles.block}>
      <pre {...stop} className={classes(mono, styles.pre, focusRing)} role="region" aria-label={label}>
        {children}
      </pre>
      <span className={styles.copy}>
        <CopyButton text={children} label={`Copy ${label}`} />
      </span>
    </div>
  );
}

import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { mono } from '../../css/text.css.ts';
import type { Host } from '../closed.ts';
import * as styles from './Code.css.ts';

export interface CodeProps extends Host {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A command, parameter or value inside a sentence. */
export function Code(props: CodeProps) {
  return <code {...props} className={classes(mono, styles.inline)} />;
}

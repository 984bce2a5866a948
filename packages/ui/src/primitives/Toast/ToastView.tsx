import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { toneIcons } from '../Icon/toneIcons.ts';
import * as styles from './Toast.css.ts';
import type { Toast } from './toastQueue.ts';

export interface ToastViewProps extends Omit<Toast, 'title' | 'description'> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** The button that closes it. */
  readonly close?: ReactNode;
}

/** The look of one toast. */
export function ToastView({ tone, title, description, close }: ToastViewProps) {
  return (
    <div data-tone={tone} className={styles.root}>
      <span className={styles.sign[tone]}>
        <Icon of={toneIcons[tone]} />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {close && <span className={styles.close}>{close}</span>}
    </div>
  );
}

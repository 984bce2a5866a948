import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { Button } from '../Button/Button.tsx';
import type { Host } from '../closed.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ErrorStateProps extends Host {
  /** What happened. Default 'Something went wrong'. */
  readonly title?: ReactNode;
  /** Why it matters and what to do. */
  readonly children?: ReactNode;
  /** Adds the button 'Try again'. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** In the place of data that could not be had; read out when it appears. */
export function ErrorState({
  title = 'Something went wrong',
  children,
  onRetry,
  isRetrying = false,
  ...props
}: ErrorStateProps) {
  return (
    <div {...props} role="alert" className={styles.root}>
      <span className={classes(styles.sign, styles.tone.invalid)}>
        <Icon of={CircleAlert} size={20} />
      </span>
      <div className={styles.title}>{title}</div>
      {children && <div className={styles.body}>{children}</div>}
      {onRetry && (
        <div className={styles.actions}>
          <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { Button } from '../Button/Button.tsx';
import type { Host } from '../closed.ts';
import * as block from '../EmptyState/EmptyState.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps extends Host {
  /** What happened. Default 'Something went wrong'. */
  readonly title?: ReactNode;
  /** What it affects and what to do. */
  readonly children?: ReactNode;
  /** Adds the button 'Try again'. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  /** `line`: a single line, for a minor part of the page. Default `block`. */
  readonly size?: 'block' | 'line';
  readonly ref?: Ref<HTMLDivElement>;
}

/** Takes the place of data that could not be loaded; announced when it appears. */
export function ErrorState({
  title = 'Something went wrong',
  children,
  onRetry,
  isRetrying = false,
  size = 'block',
  ...props
}: ErrorStateProps) {
  const isLine = size === 'line';
  return (
    <div {...props} role="alert" className={isLine ? styles.line : block.root}>
      <span className={isLine ? styles.sign : classes(block.sign, block.tone.invalid)}>
        <Icon of={CircleAlert} size={isLine ? 16 : 20} />
      </span>
      <div className={block.title}>{title}</div>
      {children && <div className={block.body}>{children}</div>}
      {onRetry && (
        <div className={isLine ? undefined : block.actions}>
          <Button icon={RotateCw} size={isLine ? 'small' : 'medium'} onPress={onRetry} isPending={isRetrying}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

import { Clock, Inbox } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Host {
  /** What is missing ("No data to display"). */
  readonly title: ReactNode;
  /** Why, and what to do next. */
  readonly children?: ReactNode;
  readonly icon?: IconDrawing;
  /** Whether the content is expected to come: shows a clock. Default false. */
  readonly isAwaited?: boolean;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Takes the place of data that do not exist. */
export function EmptyState(given: EmptyStateProps) {
  const { title, children, isAwaited = false, icon = isAwaited ? Clock : Inbox, actions, ...props } = given;
  return (
    <div {...props} className={styles.root}>
      <span className={classes(styles.sign, styles.tone.neutral)}>
        <Icon of={icon} size={20} />
      </span>
      <div className={styles.title}>{title}</div>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

import { TriangleAlert } from 'lucide-react';
import { classes } from '../../css/classes.ts';
import { buttonClass } from '../../primitives/Button/ButtonLook.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ErrorView.css.ts';

export interface ErrorViewProps {
  /** What happened, in one sentence. */
  readonly message?: string | undefined;
  /** Absent if trying again cannot help. */
  readonly onRetry?: () => void;
}

/**
 * An error: what happened, and a button to try again.
 *
 * It is a native button: it is in the first load of every page, and must work when little else does.
 */
export function ErrorView({ message, onRetry }: ErrorViewProps) {
  return (
    <section className={styles.root} role="alert">
      <span className={styles.icon}>
        <Icon of={TriangleAlert} size={24} />
      </span>
      <Heading level={2} size={20}>
        Oops, there is an error!
      </Heading>
      {message && (
        <Text tone="muted" size={14} align="center">
          {message}
        </Text>
      )}
      {onRetry && (
        <button type="button" className={classes(buttonClass(), styles.retry)} onClick={onRetry}>
          Try again?
        </button>
      )}
    </section>
  );
}

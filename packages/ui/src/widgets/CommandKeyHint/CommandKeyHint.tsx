import * as styles from './CommandKeyHint.css.ts';

export interface CommandKeyHintProps {
  readonly onPress: () => void;
  /** Whether the keyboard has a Cmd key (Apple). Default false. */
  readonly isApple?: boolean;
}

/**
 * The keys that open the command palette, as a button in the header. Hidden on devices without a keyboard.
 *
 * A native button, since it is in the first paint of every page.
 */
export function CommandKeyHint({ onPress, isApple = false }: CommandKeyHintProps) {
  const keys = isApple ? '⌘ K' : 'Ctrl K';
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={`${keys}: open the command palette`}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      title="Go to any page: AS3356 graph, 10.0.0.0/16 roa …"
      onClick={onPress}
    >
      <kbd className={styles.keys}>{keys}</kbd>
    </button>
  );
}

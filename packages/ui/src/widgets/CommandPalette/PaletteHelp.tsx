import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './CommandPalette.css.ts';

const EXAMPLES = ['AS3356 graph', '10.0.0.0/16 roa', 'example.net mx', 'AS-NORTHWIND loops', '3356:123'];

/** What can be typed, and which keys do what. */
export function PaletteHelp({ onClearRecent }: { readonly onClearRecent?: (() => void) | undefined }) {
  return (
    <footer className={styles.help}>
      <span className={styles.examples}>
        {EXAMPLES.map((example) => (
          <code key={example}>{example}</code>
        ))}
      </span>
      <span className={styles.keys}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> select
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
        {onClearRecent && (
          <Button size="small" kind="quiet" onPress={onClearRecent}>
            Clear recent
          </Button>
        )}
      </span>
    </footer>
  );
}

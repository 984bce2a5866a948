import { RouteOff } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './NoRoutesNotice.css.ts';

/** The one command that loads routes. */
export const ingestCommand = 'npm run ingest -- FILE…';

export interface NoRoutesNoticeProps {
  /** What is empty without routes: `AS3356`. */
  readonly subject?: string;
}

/** Says that nothing is wrong, only that no real routes are loaded yet, and how to load them. */
export function NoRoutesNotice({ subject }: NoRoutesNoticeProps) {
  return (
    <aside className={styles.root} aria-label="No routes loaded">
      <span className={styles.icon}>
        <Icon of={RouteOff} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>No real routes are loaded yet</p>
        <p>
          Only registry data is available{subject && ` for ${subject}`}. Load MRT files from a route collector to see
          prefixes, neighbors and graphs:
        </p>
        <code className={styles.command}>{ingestCommand}</code>
      </div>
    </aside>
  );
}

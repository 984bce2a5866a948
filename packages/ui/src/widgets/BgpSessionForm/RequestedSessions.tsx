import { Ban, Clock, Radio, Router } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import * as ruled from '../../css/ruledList.css.ts';
import * as styles from './BgpSessionForm.css.ts';

const looks = {
  requested: { tone: 'unknown', icon: Clock, words: 'Waiting for approval' },
  approved: { tone: 'info', icon: Router, words: 'Approved: set up your router' },
  rejected: { tone: 'invalid', icon: Ban, words: 'Rejected' },
  established: { tone: 'valid', icon: Radio, words: 'Established' },
} as const;

/** A session that the reader requested; `established` once its routes are imported. */
export interface RequestedSession {
  readonly id: string;
  /** Address of the reader's router. */
  readonly ip: string;
  readonly state: keyof typeof looks;
}

export function RequestedSessions({ sessions }: { readonly sessions: readonly RequestedSession[] }) {
  if (sessions.length === 0) return null;
  return (
    <ul className={ruled.list} aria-label="Requested sessions">
      {sessions.map(({ id, ip, state }) => {
        const { words, ...look } = looks[state];
        return (
          <li key={id} className={ruled.item}>
            <span className={styles.router}>
              <Mono wrap>{ip}</Mono>
            </span>
            <Badge {...look}>{words}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

import { ArrowRight, Repeat } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { asSetPage } from '../../facts/destinationOfResult.ts';
import * as styles from './LoopPath.css.ts';

interface LoopPathProps {
  /** Sets in order; the last one closes the loop. */
  readonly path: readonly string[];
  /** The set that contains itself through the others. */
  readonly loop: string;
}

/** The path from a set back to itself; the set that closes it is marked wherever it occurs. */
export function LoopPath({ path, loop }: LoopPathProps) {
  return (
    <ol role="list" className={styles.path}>
      {path.map((name, at) => (
        // A set may occur twice in a path, so its index is part of the key.
        <li key={`${at} ${name}`} className={styles.step}>
          {at > 0 && (
            <span className={styles.arrow}>
              <Icon of={ArrowRight} size={12} />
            </span>
          )}
          <span className={styles.name} data-loop={name === loop ? true : undefined}>
            {name === loop && <Icon of={Repeat} size={12} label="loops:" />}
            <Link href={asSetPage(name)} kind="quiet">
              <Mono wrap>{name}</Mono>
            </Link>
          </span>
        </li>
      ))}
    </ol>
  );
}

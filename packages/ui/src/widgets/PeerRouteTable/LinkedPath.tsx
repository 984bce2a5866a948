import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import * as styles from './LinkedPath.css.ts';

interface LinkedPathProps {
  /** AS numbers separated by spaces; sets in braces. */
  readonly path: string;
}

/** An AS path with a link for each AS number. */
export function LinkedPath({ path }: LinkedPathProps) {
  return (
    <span className={styles.path}>
      <Mono wrap>
        {path.split(/(\d+)/).map((part, at) =>
          at % 2 === 1 ? (
            <Link key={at} href={`/as/${part}`} kind="quiet">
              {part}
            </Link>
          ) : (
            part
          ),
        )}
      </Mono>
    </span>
  );
}

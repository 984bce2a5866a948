import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import type { PerVersion } from './asOverview.ts';
import { sharesOf } from './shares.ts';
import * as styles from './VersionCount.css.ts';

interface VersionCountProps {
  /** Undefined while it loads. */
  readonly count: PerVersion | undefined;
}

const versions = [
  { key: 'ipv4', name: 'IPv4' },
  { key: 'ipv6', name: 'IPv6' },
] as const;

/** A large count, with its parts by IP version below. */
export function VersionCount({ count }: VersionCountProps) {
  const shares = sharesOf([count?.ipv4 ?? 0, count?.ipv6 ?? 0]);
  return (
    <div className={styles.root}>
      <p className={styles.all}>{count ? <AbbreviatedNumber value={count.all} /> : <Skeleton width="4ch" />}</p>
      <dl className={styles.parts}>
        {versions.map(({ key, name }, index) => (
          <div key={key} className={styles.part}>
            <dt>{name}</dt>
            <dd className={styles.number}>
              {count ? <AbbreviatedNumber value={count[key]} /> : <Skeleton width="3ch" />}
            </dd>
            <dd
              className={styles.bar}
              data-version={key}
              data-none={shares[index] ? undefined : true}
              style={{ width: `${shares[index]!}%` }}
              aria-hidden
            />
          </div>
        ))}
      </dl>
    </div>
  );
}

import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import type { PerVersion } from './asOverview.ts';
import * as styles from './VersionTable.css.ts';

interface VersionTableProps {
  readonly label: string;
  /** What the rows are. */
  readonly of: string;
  readonly rows: readonly {
    readonly name: string;
    readonly href: string;
    /** Undefined while it loads. */
    readonly count: PerVersion | undefined;
  }[];
}

/** Counts in total and by IP version, with a link in each row to what it counts. */
export function VersionTable({ label, of, rows }: VersionTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.root} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">All</th>
            <th scope="col">IPv4</th>
            <th scope="col">IPv6</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, count }) => (
            <tr key={name}>
              <th scope="row">
                <Link href={href}>{name}</Link>
              </th>
              {(['all', 'ipv4', 'ipv6'] as const).map((version) => (
                <td key={version} data-version={version}>
                  {count ? <AbbreviatedNumber value={count[version]} /> : <Skeleton width="3ch" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

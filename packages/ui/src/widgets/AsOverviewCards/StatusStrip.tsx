import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stat } from '../../primitives/Stat/Stat.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import type { AddressSpace, AsOverview } from './asOverview.ts';
import { NOT_LOADED } from '../../facts/validityLook.ts';
import * as styles from './AsOverviewCards.css.ts';

interface StatusStripProps {
  readonly asn: number;
  readonly page: string;
  /** Undefined while it loads. */
  readonly known: AsOverview | undefined;
}

/** Whether anything is wrong with a network now, above everything else: red if so, green if not. */
export function StatusStrip({ asn, page, known }: StatusStripProps) {
  const incidents = known && known.incidents.leaks.all + known.incidents.hijacks.all + known.incidents.bogons.all;
  const isUnjudged = known?.missingSources?.includes('vrps') ?? false;
  const invalid = known?.roa.invalid;
  return (
    <section className={styles.strip} aria-label={`Status of AS${asn}`}>
      <Stat
        label="Incidents that are ongoing"
        value={figure(incidents, `${page}/security-issues`)}
        note={<Verdict count={incidents} badWord="Ongoing" goodWord="None" />}
      />
      <Stat
        label="Prefixes with an invalid ROA"
        value={isUnjudged ? NOT_LOADED : figure(invalid, `${page}/connectivity/prefixes`)}
        note={!isUnjudged && <Verdict count={invalid} badWord="Check" goodWord="None" />}
      />
      {known?.changes !== null && (
        <Stat
          label="Prefix changes, last 24 hours"
          value={figure(known?.changes, known?.changesHref ?? `${page}/connectivity/prefixes`)}
        />
      )}
      {known?.space !== null && (
        <Stat label="IPv4 addresses announced" value={volume(known?.space)} note={sites(known?.space)} />
      )}
    </section>
  );
}

function figure(count: number | undefined, href: string): ReactNode | undefined {
  return count === undefined ? undefined : (
    <Link href={href}>
      <AbbreviatedNumber value={count} />
    </Link>
  );
}

function volume(space: AddressSpace | undefined): ReactNode | undefined {
  return space && <AbbreviatedNumber value={space.ipv4Addresses} />;
}

/** IPv6 is counted in /48s, the size of a site: a count of single addresses would be unreadable. */
function sites(space: AddressSpace | undefined): ReactNode {
  if (!space) return <Skeleton width="12ch" />;
  return (
    <>
      and <AbbreviatedNumber value={Math.ceil(space.ipv6Sites)} /> IPv6 /48s
    </>
  );
}

interface VerdictProps {
  /** Undefined while it loads. */
  readonly count: number | undefined;
  readonly badWord: string;
  readonly goodWord: string;
}

function Verdict({ count, badWord, goodWord }: VerdictProps) {
  if (count === undefined) return <Skeleton width="8ch" />;
  return count > 0 ? (
    <Badge severity="high" icon={CircleAlert}>
      {badWord}
    </Badge>
  ) : (
    <Badge tone="valid" icon={CircleCheck}>
      {goodWord}
    </Badge>
  );
}

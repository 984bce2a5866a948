import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stat } from '../../primitives/Stat/Stat.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import type { AsOverview } from './asOverview.ts';
import * as styles from './AsOverviewCards.css.ts';

interface StatusStripProps {
  readonly asn: number;
  readonly page: string;
  /** Undefined while it is on its way. */
  readonly known: AsOverview | undefined;
}

/** Whether something is wrong with a network now, before all else: red where it is, green where it is not. */
export function StatusStrip({ asn, page, known }: StatusStripProps) {
  const incidents = known && known.incidents.leaks.all + known.incidents.hijacks.all + known.incidents.bogons.all;
  const isUnjudged = known?.missingSources?.includes('vrps') ?? false;
  const invalid = known?.roa.invalid;
  return (
    <section className={styles.strip} aria-label={`Status of AS${asn}`}>
      <Stat
        label="Incidents that are ongoing"
        value={figure(incidents, `${page}/security-issues`)}
        note={incidents !== undefined && <Verdict bad={incidents > 0} badWord="Ongoing" goodWord="None" />}
      />
      <Stat
        label="Prefixes with an invalid ROA"
        value={isUnjudged ? 'Unknown' : figure(invalid, `${page}/connectivity/prefixes`)}
        note={!isUnjudged && invalid !== undefined && <Verdict bad={invalid > 0} badWord="Check" goodWord="None" />}
      />
      {known?.changes !== null && (
        <Stat
          label="Prefix changes since the day before"
          value={figure(known?.changes, `${page}/connectivity/prefixes`)}
        />
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

interface VerdictProps {
  readonly bad: boolean;
  readonly badWord: string;
  readonly goodWord: string;
}

function Verdict({ bad, badWord, goodWord }: VerdictProps) {
  return bad ? (
    <Badge severity="high" icon={CircleAlert}>
      {badWord}
    </Badge>
  ) : (
    <Badge tone="valid" icon={CircleCheck}>
      {goodWord}
    </Badge>
  );
}

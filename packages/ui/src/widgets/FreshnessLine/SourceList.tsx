import { FlaskConical } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { ageText } from '../../facts/ageText.ts';
import { DEMO_DATA } from '../../facts/demoData.ts';
import type { DateSpan, SourceGroup } from '../../facts/sourceGroups.ts';
import * as styles from './SourceList.css.ts';

/** Number of names of one kind that are listed. */
const NAMED = 3;

/** Each kind of source with its files, the age of the oldest and whether it is simulated. */
export function SourceList({ groups }: { readonly groups: readonly SourceGroup[] }) {
  return (
    <ul role="list" className={styles.root}>
      {groups.map(({ kind, title, sample, names, asOf, ageInSeconds, loadedAt, undated }) => (
        <li key={`${kind} ${sample}`} className={styles.source}>
          <span className={styles.title}>{title}</span>
          {sample && (
            <Badge tone="info" icon={FlaskConical}>
              {DEMO_DATA}
            </Badge>
          )}
          <span className={styles.age}>
            {asOf ? (
              <>
                <Dates {...asOf} />
                {ageInSeconds !== null && `, ${asOf.newest ? 'up to ' : ''}${ageText(ageInSeconds)}`}
                {undated > 0 && `; ${undated} without a date`}
              </>
            ) : (
              <>
                loaded <Dates {...loadedAt} />; file carries no date
              </>
            )}
          </span>
          <span className={styles.names}>
            {names.slice(0, NAMED).join(', ')}
            {names.length > NAMED && ` and ${names.length - NAMED} more`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Dates({ oldest, newest }: DateSpan) {
  return (
    <>
      <DateTime value={oldest} />
      {newest && (
        <>
          {' to '}
          <DateTime value={newest} />
        </>
      )}
    </>
  );
}

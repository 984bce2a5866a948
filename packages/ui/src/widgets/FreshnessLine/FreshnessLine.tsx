import { CircleOff, Database, FlaskConical, History, Radio } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { freshnessOf, freshnessText, type Freshness, type RouteAge } from './freshness.ts';
import * as styles from './FreshnessLine.css.ts';
import { SourceList } from './SourceList.tsx';
import { type PageSource, sourceGroups, sourcesText } from '../../facts/sourceGroups.ts';

export interface FreshnessLineProps {
  /** Undefined while it loads: its space is reserved. Null if it could not be read. */
  readonly age: RouteAge | undefined | null;
  /** The page's sources, each with its age; undefined while they load. Without it the line is about routes only. */
  readonly sources?: readonly PageSource[] | undefined;
}

const icons: Readonly<Record<Freshness, IconDrawing>> = {
  none: CircleOff,
  sample: FlaskConical,
  stale: History,
  fresh: Radio,
};

const unreadable = { first: 'Age of the data unknown', rest: '' } as const;

/** How old the data is and whether it is real, so that samples or old tables are not taken for current data. */
export function FreshnessLine({ age, ...rest }: FreshnessLineProps) {
  if (age === undefined) {
    return (
      <div className={styles.root} aria-busy>
        <span className={styles.first}>
          <Skeleton width="24ch" />
        </span>
        <Skeleton width="32ch" />
        {'sources' in rest && <Skeleton width="20ch" />}
      </div>
    );
  }
  const freshness = age === null ? 'none' : freshnessOf(age);
  const { first, rest: words } = age === null ? unreadable : freshnessText(age);
  return (
    <div className={styles.root} data-freshness={freshness}>
      <p className={styles.words}>
        <span className={styles.first}>
          <Icon of={icons[freshness]} size={14} />
          {first}
        </span>
        {words && <span>{words}</span>}
      </p>
      {rest.sources && rest.sources.length > 0 && (
        <div className={styles.sources}>
          <Sources sources={rest.sources} />
        </div>
      )}
      {'sources' in rest && !rest.sources && <Skeleton width="20ch" />}
    </div>
  );
}

function Sources({ sources }: { readonly sources: readonly PageSource[] }) {
  const groups = sourceGroups(sources);
  return (
    <Popover
      label="Sources of this page"
      trigger={
        <Button kind="quiet" size="small" icon={Database}>
          {sourcesText(groups)}
        </Button>
      }
    >
      <SourceList groups={groups} />
    </Popover>
  );
}

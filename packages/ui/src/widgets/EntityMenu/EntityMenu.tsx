import { Lock } from 'lucide-react';
import { Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';
import { holdsEntry, type MenuEntry } from '../../facts/asMenu.ts';
import * as styles from './EntityMenu.css.ts';

export interface EntityMenuProps {
  /** Name of the menu among others on the page: `Sections of AS64512`. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** `id` of the current section. Entries around it and all entries nested in it are expanded. */
  readonly current: string;
  /** Number of things in a section, by its `id`; absent while unknown. */
  readonly counts?: Readonly<Record<string, number>>;
  /** `id`s of sections that this version cannot show yet: listed, but not links. */
  readonly notYet?: readonly string[];
  /** `id`s of sections that the reader's plan does not include: they link to what the plan adds. */
  readonly locked?: readonly string[];
}

/** The sections of an entity's page. Put it into `SideMenuLayout`, which turns it into a drawer below 992 px. */
export function EntityMenu({ label, entries, ...rest }: EntityMenuProps) {
  return (
    <nav aria-label={label}>
      <Entries entries={entries} depth={0} {...rest} />
    </nav>
  );
}

interface EntriesProps extends Omit<EntityMenuProps, 'label'> {
  readonly depth: number;
  /** Whether the current section is inside these entries' parent. */
  readonly isWithin?: boolean;
}

function Entries({ entries, depth, isWithin = false, ...rest }: EntriesProps) {
  return (
    <ul role="list" className={styles.list} data-depth={depth}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} {...rest} />
          {entry.children && (isWithin || holdsEntry(entry, rest.current)) && (
            <Entries
              entries={entry.children}
              depth={depth + 1}
              isWithin={isWithin || entry.id === rest.current}
              {...rest}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<EntriesProps, 'current' | 'counts' | 'notYet' | 'locked'> {
  readonly entry: MenuEntry;
}

function Entry({ entry: { id, label, href, counted }, current, counts, notYet, locked }: EntryProps) {
  if (notYet?.includes(id)) {
    return (
      <span className={classes(styles.entry, styles.absent)}>
        <span>{label}</span>
        <span className={styles.soon}>Not yet</span>
      </span>
    );
  }
  const count = counts?.[id];
  const isLocked = locked?.includes(id) ?? false;
  return (
    <Link
      href={href}
      className={classes(styles.entry, focusRing)}
      {...(id === current && { 'aria-current': 'page' })}
      {...(isLocked && { 'data-locked': true })}
    >
      <span>{label}</span>
      {isLocked && (
        <span className={styles.lock}>
          <Icon of={Lock} size={14} label="for subscribers" />
        </span>
      )}
      {count !== undefined && (
        <span className={styles.count} title={counted ? `${exactNumber(count)} ${counted}` : undefined}>
          <AbbreviatedNumber value={count} />
        </span>
      )}
    </Link>
  );
}

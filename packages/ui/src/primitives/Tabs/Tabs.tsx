import { useRef, type ReactNode, type Ref } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type Key } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing, focusRingInside } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import * as styles from './Tabs.css.ts';
import { useSelectedInSight } from './useSelectedInSight.ts';

export interface TabItem<Id extends Key = Key> {
  readonly id: Id;
  readonly name: ReactNode;
  /** How many things are inside, formatted. */
  readonly count?: ReactNode;
  /** Content of the tab; only the chosen one is rendered. */
  readonly content?: ReactNode;
  /** Makes the tab a link, so that its view has a URL. */
  readonly href?: string;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Id extends Key> extends Host {
  /** Name of the tabs, for assistive technology. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected?: Id;
  readonly defaultSelected?: Id;
  readonly onSelect?: (id: Id) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Views of one thing, one at a time. Arrow keys move between tabs and choose. */
export function Tabs<Id extends Key>({ label, items, selected, defaultSelected, onSelect, ...props }: TabsProps<Id>) {
  return (
    <AriaTabs
      {...props}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
      {...(onSelect && { onSelectionChange: (key: Key) => onSelect(key as Id) })}
    >
      <TabRow label={label} items={items} />
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={classes(styles.panel, focusRing)}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** The tabs in a row, which scrolls if there is not enough room. */
function TabRow<Id extends Key>({ label, items }: Pick<TabsProps<Id>, 'label' | 'items'>) {
  const ref = useRef<HTMLDivElement>(null);
  useSelectedInSight(ref);
  return (
    <TabList ref={ref} aria-label={label} className={styles.list}>
      {items.map(({ id, name, count, href, isDisabled = false }) => (
        <Tab
          key={id}
          id={id}
          {...(href !== undefined && { href })}
          isDisabled={isDisabled}
          className={classes(styles.tab, focusRingInside)}
        >
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Tab>
      ))}
    </TabList>
  );
}

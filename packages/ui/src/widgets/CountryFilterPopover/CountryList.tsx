import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, ListLayout, Virtualizer, type Selection } from 'react-aria-components';
import * as checkbox from '../../primitives/Checkbox/Checkbox.css.ts';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { NO_COUNTRY, withShown, type CountryCount } from './countryDraft.ts';
import * as styles from './CountryFilterPopover.css.ts';

interface CountryListProps {
  readonly shown: readonly CountryCount[];
  readonly draft: readonly string[];
  readonly onDraft: (draft: readonly string[]) => void;
  /** Whether nothing can be chosen. */
  readonly isLocked: boolean;
}

const layout = { estimatedRowHeight: 32 };

/** The countries to tick. Only visible ones are rendered, so that 250 of them open at once. */
export function CountryList({ shown, draft, onDraft, isLocked }: CountryListProps) {
  const draftOf = (keys: Selection): readonly string[] =>
    keys === 'all' ? withShown(draft, shown) : [...keys].map(String);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <ListBox
        aria-label="Countries"
        items={shown.map((country) => ({ ...country, id: country.code }))}
        selectionMode="multiple"
        selectionBehavior="toggle"
        escapeKeyBehavior="none"
        selectedKeys={draft}
        onSelectionChange={(keys) => onDraft(draftOf(keys))}
        {...(isLocked && { disabledKeys: shown.map(({ code }) => code) })}
        className={styles.scroller}
        renderEmptyState={() => <div className={styles.nothing}>No options</div>}
      >
        {({ code, name, count }) => (
          <ListBoxItem id={code} textValue={name} className={styles.row}>
            <span className={checkbox.box}>
              <Icon of={Check} size={14} />
            </span>
            {code === NO_COUNTRY ? <span className={styles.flag} /> : <Flag code={code} decorative />}
            <span className={styles.name} title={name}>
              <bdi>{name}</bdi>
            </span>
            {count !== undefined && (
              <span className={styles.count}>
                <AbbreviatedNumber value={count} />
              </span>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}

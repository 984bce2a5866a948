import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, type Key } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './option.css.ts';

export interface Option<Id extends Key = Key> {
  readonly id: Id;
  /** The option as plain text; typing finds it. */
  readonly name: string;
  /** What is shown, if it is more than the name. */
  readonly content?: ReactNode;
  /** A few words below the name. */
  readonly note?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface OptionListProps<Id extends Key> {
  readonly items?: readonly Option<Id>[];
  /** Shown if there are no options. Default 'No options'. */
  readonly empty?: ReactNode;
}

/** Options to choose from, inside the popover of a field. */
export function OptionList<Id extends Key>({ items, empty = 'No options' }: OptionListProps<Id>) {
  return (
    <ListBox
      {...(items && { items })}
      className={styles.list}
      renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
    >
      {(item: Option<Id>) => (
        <ListBoxItem id={item.id} textValue={item.name} isDisabled={item.isDisabled ?? false} className={styles.option}>
          {({ isSelected }) => (
            <>
              <span className={styles.words}>
                {item.content ?? item.name}
                {item.note && <div className={styles.note}>{item.note}</div>}
              </span>
              <span className={styles.tick}>{isSelected && <Icon of={Check} />}</span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

import type { ReactNode, Ref } from 'react';
import { DisclosureGroup, type Key } from 'react-aria-components';
import type { Host } from '../closed.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import type { HeadingLevel } from '../Heading/Heading.variants.ts';
import * as styles from './Accordion.css.ts';

/** One part of an accordion. */
export interface AccordionItem<Id extends string = string> {
  readonly id: Id;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Shown at the end of the title's line: a count, a badge. */
  readonly note?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface AccordionProps<Id extends string> extends Host {
  readonly items: readonly AccordionItem<Id>[];
  /** Whether several may be open at once. Default false: opening one closes the other. */
  readonly allowsMany?: boolean;
  readonly expanded?: readonly Id[];
  readonly defaultExpanded?: readonly Id[];
  readonly onExpandedChange?: (expanded: readonly Id[]) => void;
  /** Heading level of the titles. Default 3. */
  readonly level?: HeadingLevel;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Sections with titles, of which one (or several) can be open. */
export function Accordion<Id extends string>({
  items,
  allowsMany = false,
  expanded,
  defaultExpanded,
  onExpandedChange,
  level = 3,
  ...props
}: AccordionProps<Id>) {
  return (
    <DisclosureGroup
      {...props}
      allowsMultipleExpanded={allowsMany}
      {...(expanded && { expandedKeys: expanded })}
      {...(defaultExpanded && { defaultExpandedKeys: defaultExpanded })}
      {...(onExpandedChange && { onExpandedChange: (keys: Set<Key>) => onExpandedChange([...keys] as Id[]) })}
      className={styles.root}
    >
      {items.map(({ id, title, content, note, isDisabled = false }) => (
        <div key={id} className={styles.item}>
          <Disclosure groupKey={id} title={title} note={note} level={level} isDisabled={isDisabled}>
            {content}
          </Disclosure>
        </div>
      ))}
    </DisclosureGroup>
  );
}

import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  type Key,
} from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as option from '../ListBox/option.css.ts';
import * as styles from './Menu.css.ts';

export interface MenuItem {
  readonly id: Key;
  readonly name: string;
  readonly icon?: IconDrawing;
  /** A few words below the name. */
  readonly note?: string;
  /** Shown at the end of the line: a count, a badge. */
  readonly after?: ReactNode;
  /** Makes it a link. */
  readonly href?: string;
  readonly onAction?: () => void;
  /** For what cannot be undone. */
  readonly danger?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuSection {
  /** Title of the section. */
  readonly name: string;
  readonly items: readonly MenuItem[];
}

export interface MenuViewProps extends Host {
  /** What the menu is for, for assistive technology. */
  readonly label: string;
  readonly items?: readonly MenuItem[];
  readonly sections?: readonly MenuSection[];
  /** Makes the items a choice of one. */
  readonly selected?: Key;
  readonly onSelect?: (id: Key) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The lines of a menu. Arrow keys move, letters jump. */
export function MenuView({ label, items = [], sections = [], selected, onSelect, ...props }: MenuViewProps) {
  const choice = selected !== undefined && {
    selectionMode: 'single' as const,
    selectedKeys: [selected],
    disallowEmptySelection: true,
  };
  return (
    <AriaMenu
      {...props}
      {...choice}
      {...(onSelect && { onAction: (key: Key) => onSelect(key) })}
      aria-label={label}
      className={classes(option.list, styles.root)}
    >
      {items.map((item) => line(item, selected !== undefined))}
      {sections.map((section) => (
        <AriaMenuSection key={section.name} className={option.section}>
          <Header className={option.sectionTitle}>{section.name}</Header>
          {section.items.map((item) => line(item, selected !== undefined))}
        </AriaMenuSection>
      ))}
    </AriaMenu>
  );
}

function line({ id, name, icon, note, after, danger, ...item }: MenuItem, withTick: boolean): ReactNode {
  return (
    <AriaMenuItem
      {...item}
      key={id}
      id={id}
      textValue={name}
      className={classes(option.option, danger && option.danger)}
    >
      {({ isSelected }) => (
        <>
          {withTick && <span className={option.tick}>{isSelected && <Icon of={Check} />}</span>}
          {icon && <Icon of={icon} />}
          <span className={option.words}>
            {name}
            {note && <span className={classes(option.note, styles.note)}>{note}</span>}
          </span>
          {after}
        </>
      )}
    </AriaMenuItem>
  );
}

import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, Tag, TagGroup, TagList as AriaTagList, type Key } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Tag.css.ts';

export interface TagItem {
  readonly id: Key;
  /** The tag as plain text. */
  readonly name: string;
  /** What is shown, if it is more than the name. */
  readonly content?: ReactNode;
}

export interface TagListProps extends Host {
  /** Name of the tags, for assistive technology. */
  readonly label: string;
  readonly items: readonly TagItem[];
  /** Makes the tags removable by button, Delete or Backspace. */
  readonly onRemove?: ((id: Key) => void) | undefined;
  /** Shown if there are no tags. */
  readonly empty?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Chosen values, one tag each; arrow keys move between them. */
export function TagList({ label, items, onRemove, empty, ...props }: TagListProps) {
  const removal = onRemove && {
    onRemove: (keys: Set<Key>) => {
      for (const key of keys) onRemove(key);
    },
  };
  return (
    <TagGroup {...props} {...removal} aria-label={label}>
      <AriaTagList
        className={styles.list}
        items={items}
        {...(empty !== undefined && { renderEmptyState: () => empty })}
      >
        {({ name, content = name }) => (
          <Tag textValue={name} className={classes(styles.root, focusRing)}>
            {content}
            {onRemove && (
              <Button slot="remove" className={classes(styles.remove, focusRing)}>
                <Icon of={X} size={14} />
              </Button>
            )}
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  );
}

import type { ReactNode, Ref } from 'react';
import { ToggleButton, ToggleButtonGroup, type Key } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import * as styles from './SegmentedControl.css.ts';
import type { SegmentSize } from './SegmentedControl.variants.ts';

export interface Segment<Id extends Key = Key> {
  readonly id: Id;
  readonly name: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends Key> extends Host {
  /** Name of the choice, for assistive technology. */
  readonly label: string;
  readonly items: readonly Segment<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Default `medium`. */
  readonly size?: SegmentSize;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Choose one of two to five options, all visible: IP version, scale. */
export function SegmentedControl<Id extends Key>({
  label,
  items,
  selected,
  onSelect,
  size = 'medium',
  ...props
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      {...props}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelect(key as Id);
      }}
      className={classes(styles.root, styles.size[size])}
    >
      {items.map(({ id, name, isDisabled = false }) => (
        <ToggleButton
          key={id}
          id={id}
          isDisabled={isDisabled}
          className={classes(styles.segment, styles.segmentSize[size], focusRing)}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

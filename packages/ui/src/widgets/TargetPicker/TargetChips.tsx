import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TagList } from '../../primitives/Tag/TagList.tsx';
import * as css from './TargetPicker.css.ts';

interface TargetChipsProps {
  readonly selected: readonly number[];
  readonly nameOf: ((asn: number) => string | null) | undefined;
  readonly onRemove: (asn: number) => void;
}

/** Number of chips shown before "more" is pressed. */
const few = 12;

/** The selected networks; if there are many, the first ones until the reader asks for the rest. */
export function TargetChips({ selected, nameOf, onRemove }: TargetChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? selected : selected.slice(0, few);
  return (
    <div className={css.chips}>
      <TagList
        label="Selected targets"
        items={shown.map((asn) => ({ id: asn, name: `AS${asn}`, content: <Chip asn={asn} nameOf={nameOf} /> }))}
        onRemove={(id) => onRemove(Number(id))}
      />
      {selected.length > few && (
        <Button size="small" kind="quiet" onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${selected.length}`}
        </Button>
      )}
    </div>
  );
}

interface ChipProps {
  readonly asn: number;
  readonly nameOf: TargetChipsProps['nameOf'];
}

function Chip({ asn, nameOf }: ChipProps) {
  return (
    <span className={css.chip}>
      <span className={css.asn}>AS{asn}</span>
      {nameOf && <bdi className={css.name}>{nameOf(asn)}</bdi>}
    </span>
  );
}

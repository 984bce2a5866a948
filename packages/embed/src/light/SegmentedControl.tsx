import type { SegmentedControlProps } from '@routeglass/ui/SegmentedControl';
import { Select } from './Select.tsx';

type Chosen = Pick<SegmentedControlProps<string | number>, 'label' | 'items' | 'selected' | 'onSelect'>;

/** A choice of one among few, as the browser's own select. */
export function SegmentedControl({ label, items, selected, onSelect }: Chosen) {
  const named = items.map(({ id, name }) => ({ id, name: typeof name === 'string' ? name : String(id) }));
  return <Select label={label} items={named} selected={selected} onSelect={onSelect} />;
}

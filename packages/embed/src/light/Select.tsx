import type { SelectProps } from '@routeglass/ui/Select';
import { fieldLook } from './fieldLook.ts';

type Chosen = Pick<SelectProps<string | number>, 'label' | 'items' | 'selected' | 'onSelect'>;

/** The browser's own select. */
export function Select({ label, items, selected, onSelect }: Chosen) {
  const choose = (value: string) => {
    const item = items.find(({ id }) => String(id) === value);
    if (item) onSelect?.(item.id);
  };
  return (
    <select
      aria-label={label}
      value={selected ?? ''}
      style={fieldLook}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

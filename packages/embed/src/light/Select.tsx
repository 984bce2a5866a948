import { fieldLook } from './fieldLook.ts';

interface SelectProps {
  readonly label: string;
  readonly items: readonly { readonly id: number | string; readonly name: string }[];
  readonly selected?: number | string | null;
  readonly onSelect?: (id: number | string) => void;
}

/** The browser's own choice of one. */
export function Select({ label, items, selected, onSelect }: SelectProps) {
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

import type { SearchFieldProps } from '@routeglass/ui/SearchField';
import { fieldLook } from './fieldLook.ts';

type Field = Pick<SearchFieldProps, 'label' | 'placeholder' | 'value' | 'onChange'>;

/** The browser's own search field: Escape clears it. */
export function SearchField({ label, placeholder, value, onChange }: Field) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      style={fieldLook}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}

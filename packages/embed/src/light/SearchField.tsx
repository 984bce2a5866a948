import { fieldLook } from './fieldLook.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
}

/** The browser's own search field: Escape clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
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

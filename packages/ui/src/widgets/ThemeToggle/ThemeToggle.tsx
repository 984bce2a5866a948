import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { ThemeName } from '../../tokens/themes/names.ts';

export interface ThemeToggleProps {
  /** The current theme. */
  readonly theme: ThemeName;
  readonly onChange: (theme: ThemeName) => void;
}

/** Switches the page between light and dark. */
export function ThemeToggle({ theme, onChange }: ThemeToggleProps) {
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      icon={theme === 'light' ? Moon : Sun}
      tooltipPlacement="bottom"
      onPress={() => onChange(other)}
    />
  );
}

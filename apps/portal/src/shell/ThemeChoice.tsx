import { useTheme } from '@routeglass/ui/ThemeProvider';
import { ThemeToggle } from '@routeglass/ui/ThemeToggle';

/** The header's theme toggle, with the reader's earlier choice. */
export function ThemeChoice() {
  const { theme, chooseTheme } = useTheme();
  return <ThemeToggle theme={theme} onChange={chooseTheme} />;
}

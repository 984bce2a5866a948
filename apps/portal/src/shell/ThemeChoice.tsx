import { useTheme } from '@routeglass/ui/ThemeProvider';
import { ThemeToggle } from '@routeglass/ui/ThemeToggle';

/** The toggle of the header, with what the reader chose before. */
export function ThemeChoice() {
  const { theme, chooseTheme } = useTheme();
  return <ThemeToggle theme={theme} onChange={chooseTheme} />;
}

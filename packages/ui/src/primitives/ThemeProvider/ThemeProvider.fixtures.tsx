import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { useTheme } from './ThemeProvider.tsx';
import { themeChoices } from './themeStore.ts';

const names = { system: 'As the system', light: 'Light', dark: 'Dark' };

/** What a settings page does with the reader's choice. */
export function ThemeChoiceControl() {
  const { choice, chooseTheme } = useTheme();
  return (
    <SegmentedControl
      label="Theme"
      selected={choice}
      onSelect={chooseTheme}
      items={themeChoices.map((id) => ({ id, name: names[id] }))}
    />
  );
}

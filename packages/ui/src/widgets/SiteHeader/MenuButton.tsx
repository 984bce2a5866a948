import { Menu } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface MenuButtonProps {
  readonly onPress: () => void;
}

/** Opens the menu of narrow screens. */
export function MenuButton({ onPress }: MenuButtonProps) {
  return <IconButton label="Open the menu" icon={Menu} onPress={onPress} />;
}

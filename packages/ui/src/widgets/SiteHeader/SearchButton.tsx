import { Search } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface SearchButtonProps {
  readonly onPress: () => void;
}

/** Opens the search on narrow screens. */
export function SearchButton({ onPress }: SearchButtonProps) {
  return <IconButton label="Search" icon={Search} onPress={onPress} />;
}

import type { ReactNode } from 'react';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';

interface SearchSheetProps {
  /** The search box. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The search of the narrowest screens, in a drawer. */
export function SearchSheet({ children, onClose }: SearchSheetProps) {
  return (
    <Drawer title="Search" side="end" isOpen onOpenChange={onClose}>
      <div onSubmit={onClose}>{children}</div>
    </Drawer>
  );
}

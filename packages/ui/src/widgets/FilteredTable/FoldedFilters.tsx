import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import * as styles from './FoldedFilters.css.ts';

interface FoldedFiltersProps {
  readonly children: ReactNode;
  /** How many of them leave rows out. */
  readonly inForce: number;
}

/** Further filters of a list: beside each other where there is room, behind one button on a narrow screen. */
export function FoldedFilters({ children, inForce }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.beside}>{children}</div>
      <div className={styles.folded}>
        <Button
          size="small"
          icon={SlidersHorizontal}
          onPress={() => setOpen(true)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          {inForce === 0 ? 'Filters' : `Filters (${inForce})`}
        </Button>
        <Drawer title="Filters" side="end" isOpen={isOpen} onOpenChange={setOpen}>
          <div className={styles.list}>{children}</div>
        </Drawer>
      </div>
    </>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import * as styles from './FoldedFilters.css.ts';

interface FoldedFiltersProps {
  readonly children: ReactNode;
  readonly when: 'narrow' | 'always';
  /** Number of active filters. */
  readonly inForce: number;
}

/** Further filters of a list: side by side if there is room, or behind one button. */
export function FoldedFilters({ children, when, inForce }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {when === 'narrow' && <div className={styles.unfolded}>{children}</div>}
      <div className={styles.folded[when]}>
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

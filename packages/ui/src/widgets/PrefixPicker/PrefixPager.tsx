import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { PageWindow } from '../../primitives/Pagination/pageWindow.ts';
import * as css from './PrefixPicker.css.ts';

interface PrefixPagerProps {
  readonly view: PageWindow;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
}

/** Which prefixes of how many are listed, and buttons to the others. `slot={null}` keeps the buttons separate from the field's own. */
export function PrefixPager({ view, total, onPageChange }: PrefixPagerProps) {
  return (
    <div className={css.pager}>
      <span aria-live="polite">
        {view.first} – {view.last} of {total}
      </span>
      <span className={css.steps}>
        <IconButton
          slot={null}
          icon={ChevronLeft}
          label="Previous page"
          size="small"
          isDisabled={view.page <= 1}
          onPress={() => onPageChange(view.page - 1)}
        />
        <IconButton
          slot={null}
          icon={ChevronRight}
          label="Next page"
          size="small"
          isDisabled={view.page >= view.pages}
          onPress={() => onPageChange(view.page + 1)}
        />
      </span>
    </div>
  );
}

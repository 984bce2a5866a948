import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';

export interface CutListPagerProps {
  /** Name of the list, for assistive technology: `Pages of routes`. */
  readonly label: string;
  /** Current page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of rows on the current page. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly onPageChange: (page: number) => void;
}

/** Pager for a long list whose rows are not counted. Renders nothing if all rows fit on one page. */
export function CutListPager({ label, page, pageSize, count, hasMore, onPageChange }: CutListPagerProps) {
  if (page === 1 && !hasMore) return null;
  const before = (page - 1) * pageSize;
  return (
    <nav aria-label={label}>
      <Inline gap={8}>
        <Button size="small" icon={ChevronLeft} isDisabled={page === 1} onPress={() => onPageChange(page - 1)}>
          Previous
        </Button>
        <Button size="small" iconAfter={ChevronRight} isDisabled={!hasMore} onPress={() => onPageChange(page + 1)}>
          Next
        </Button>
        <Text size={13} tone="muted" tabular>
          {count === 0
            ? 'No rows'
            : `${exactNumber(before + 1)} – ${exactNumber(before + count)}${hasMore ? ', more follow' : ''}`}
        </Text>
      </Inline>
    </nav>
  );
}

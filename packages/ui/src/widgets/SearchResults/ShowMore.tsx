import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import type { SearchResult } from '../../facts/searchResult.ts';

/** Results that a list leaves out. */
export interface MoreResults {
  /** The kinds with more results. */
  readonly of: ReadonlySet<SearchResult['type']>;
  readonly isLoading: boolean;
  readonly onShow: () => void;
}

/** Loads the next results of a section. */
export function ShowMore({ title, more }: { readonly title: string; readonly more: MoreResults }) {
  return (
    <Inline>
      <Button kind="secondary" onPress={more.onShow} isPending={more.isLoading} aria-label={`Show more ${title}`}>
        Show more
      </Button>
    </Inline>
  );
}

import { ratingTypes, type RatingType } from '@routeglass/ui/RatingMenu';
import { useState } from 'react';
import { useBrowser } from '../shell/useBrowser.ts';
import { keepConvenience, readStored } from '../wire/browserStorage.ts';

const HIDDEN = 'convenience.rating-menu-hidden';
const FOLDED = 'convenience.rating-menu-folded';

/** Whether the menu of ratings is collapsed, and which of its groups are, as last set in this browser. */
export function useMenuMemory() {
  const isBrowser = useBrowser();
  const [hidden, setHidden] = useState<boolean>();
  const [folded, setFolded] = useState<ReadonlySet<RatingType>>();
  return {
    isHidden: hidden ?? (isBrowser && readStored(HIDDEN) === 'yes'),
    onHiddenChange: (next: boolean) => {
      keepConvenience(HIDDEN, next ? 'yes' : 'no');
      setHidden(next);
    },
    folded: folded ?? readFolded(isBrowser ? readStored(FOLDED) : null),
    onFoldedChange: (next: ReadonlySet<RatingType>) => {
      keepConvenience(FOLDED, [...next].join(' '));
      setFolded(next);
    },
  };
}

/** The rating types in a text; anything else is ignored. */
function readFolded(text: string | null): ReadonlySet<RatingType> {
  const parts = text?.split(' ') ?? [];
  return new Set(ratingTypes.filter((type) => parts.includes(type)));
}

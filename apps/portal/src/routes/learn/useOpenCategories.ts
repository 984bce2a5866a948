import { useState } from 'react';
import { useBrowser } from '../../shell/useBrowser.ts';
import { type ConvenienceName, keepConvenience, readStored } from '../../wire/browserStorage.ts';

const keyOf = (category: number): ConvenienceName => `convenience.learn-open-${category}`;

/**
 * Which categories of Learn are open: as each was left in this browser; one that was never touched is open where it holds the article on show.
 * On phones, where the menu is a drawer, nothing is remembered.
 */
export function useOpenCategories(categories: readonly number[], withArticle: number | undefined) {
  const isBrowser = useBrowser();
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isOpen = (category: number): boolean => {
    const stored = isBrowser && remembers() ? readStored(keyOf(category)) : null;
    return changed.get(category) ?? (stored === null ? category === withArticle : stored === 'yes');
  };
  return {
    expanded: new Set(categories.filter(isOpen)),
    onExpandedChange: (expanded: ReadonlySet<number>) => {
      for (const category of categories) {
        const next = expanded.has(category);
        if (next !== isOpen(category) && remembers()) keepConvenience(keyOf(category), next ? 'yes' : 'no');
      }
      setChanged(new Map(categories.map((category) => [category, expanded.has(category)])));
    },
  };
}

/** Wide enough for a menu that is no drawer. */
const remembers = (): boolean => window.matchMedia('(min-width: 992px)').matches;

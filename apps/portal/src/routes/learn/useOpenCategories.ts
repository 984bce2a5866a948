import { useState } from 'react';
import { useBrowser } from '../../shell/useBrowser.ts';
import { type ConvenienceName, keepConvenience, readStored } from '../../wire/browserStorage.ts';

const keyOf = (category: number): ConvenienceName => `convenience.learn-open-${category}`;

/**
 * The open categories of Learn, as last set in this browser. A category that was never toggled is open if it contains the current article. On phones
 * the menu is a drawer, and nothing is remembered.
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

/** Whether the window is wide enough to show the menu without a drawer. */
const remembers = (): boolean => window.matchMedia('(min-width: 992px)').matches;

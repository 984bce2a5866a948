import { useContext, useEffect, type RefObject } from 'react';
import { TabListStateContext } from 'react-aria-components';
import { fade } from './fade.ts';
import { roomToShow } from './roomToShow.ts';

/** Keeps the chosen tab of a row that scrolls in sight, from the first layout on. The page around the row stays where it is. */
export function useSelectedInSight(row: RefObject<HTMLElement | null>): void {
  const state = useContext(TabListStateContext);
  const key = state?.selectedKey ?? null;
  const selected = key === null ? null : state?.collection.getItem(key);

  useEffect(() => {
    const list = row.current;
    const tab = selected && list?.querySelector('[role="tab"][aria-selected="true"]');
    if (!list || !tab) return;
    // Told once both are laid out, and again when another width or a count that came changes them.
    const observer = new ResizeObserver(() => {
      const isRightToLeft = getComputedStyle(list).direction === 'rtl';
      list.scrollLeft += roomToShow(tab.getBoundingClientRect(), list.getBoundingClientRect(), fade, isRightToLeft);
    });
    observer.observe(list);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [row, selected]);
}

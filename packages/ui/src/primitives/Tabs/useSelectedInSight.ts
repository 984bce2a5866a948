import { useContext, useEffect, type RefObject } from 'react';
import { TabListStateContext } from 'react-aria-components';
import { fade } from './fade.ts';
import { roomToShow } from './roomToShow.ts';

/** Keeps the chosen tab of a scrolling row visible, from the first layout on. Does not scroll the page. */
export function useSelectedInSight(row: RefObject<HTMLElement | null>): void {
  const state = useContext(TabListStateContext);
  const key = state?.selectedKey ?? null;
  const selected = key === null ? null : state?.collection.getItem(key);

  useEffect(() => {
    const list = row.current;
    const tab = selected && list?.querySelector('[role="tab"][aria-selected="true"]');
    if (!list || !tab) return;
    // Called after the first layout, and when a new width or count changes it.
    const observer = new ResizeObserver(() => {
      const isRightToLeft = getComputedStyle(list).direction === 'rtl';
      list.scrollLeft += roomToShow(tab.getBoundingClientRect(), list.getBoundingClientRect(), fade, isRightToLeft);
    });
    observer.observe(list);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [row, selected]);
}

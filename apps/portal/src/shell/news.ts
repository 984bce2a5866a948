import { useMatches } from 'react-router';

/** The `handle` of a page that has the newest piece of news above its header. */
export const withNews = { hasNews: true } as const;

/** Whether the page on show, or what stands around it, has the news above its header. */
export function usePageHasNews(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof withNews> | undefined)?.hasNews === true);
}

/** Under which the browser keeps the `id` of the piece of news that was closed last. */
export const CLOSED_NEWS = 'closed-news';

/** Stands in the head of every page: what was closed here before is not seen again, not even until the code is there. */
export const hideClosedNews =
  `(function(){try{var n=(sessionStorage.getItem("${CLOSED_NEWS}")||localStorage.getItem("${CLOSED_NEWS}")),s=document.createElement("style");` +
  's.textContent="[data-news=\\""+Number(n)+"\\"]{display:none}";if(n)document.head.append(s)}catch(e){}})()';

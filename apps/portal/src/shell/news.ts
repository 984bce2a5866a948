import { useMatches } from 'react-router';

/** The `handle` of a page that has the newest piece of news above its header. */
export const withNews = { hasNews: true } as const;

/** Whether the page on show, or what stands around it, has the news above its header. */
export function usePageHasNews(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof withNews> | undefined)?.hasNews === true);
}

/** Under which the browser keeps the `id` of the piece of news that was closed last. */
export const CLOSED_NEWS = 'convenience.closed-news';

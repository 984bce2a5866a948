import { useMatches } from 'react-router';

/** The `handle` of a page that shows the latest news above its header. */
export const withNews = { hasNews: true } as const;

/** Whether the current page or a layout around it shows the news above its header. */
export function usePageHasNews(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof withNews> | undefined)?.hasNews === true);
}

/** Storage key for the `id` of the news closed last. */
export const CLOSED_NEWS = 'convenience.closed-news';

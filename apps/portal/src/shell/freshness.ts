import type { Page } from '@routeglass/api-client/pages';
import { useMatches } from 'react-router';

/** The `handle` of a route above whose page the age of its sources stands. Routes that say it themselves have none. */
interface FreshnessHandle {
  readonly freshness: Page;
}

export const withFreshness = (page: Page): FreshnessHandle => ({ freshness: page });

/** The page on show, where the age of its sources stands above it. */
export function usePageWithFreshness(): Page | undefined {
  const handle = useMatches().at(-1)?.handle as Partial<FreshnessHandle> | undefined;
  return handle?.freshness;
}

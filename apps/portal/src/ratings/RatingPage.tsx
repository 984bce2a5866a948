import { stabilityPage } from '@routeglass/api-client/page/rating';
import { metrics, NATIONAL_STABILITY } from '@routeglass/domain/rating-metrics';
import { Heading } from '@routeglass/ui/Heading';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { RatingMenu, ratingPage } from '@routeglass/ui/RatingMenu';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { useLocation, useSearchParams } from 'react-router';
import { SiteSearch } from '../shell/SiteSearch.tsx';
import { PageFreshness } from '../shell/PageFreshness.tsx';
import { useRatingSubscription } from '../wire/useHasRating.ts';
import { chosenRating } from './chosenRating.ts';
import { keptSearch } from './keptSearch.ts';
import { NetworkRating } from './NetworkRating.tsx';
import { StabilityRating } from './StabilityRating.tsx';
import { useMenuMemory } from './useMenuMemory.ts';

const menuMetrics = { status: 'ready', data: metrics } as const;

/** Networks or countries by the metric that the address names. */
export function RatingPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const hasRating = useRatingSubscription();
  const menu = useMenuMemory();
  const metric = chosenRating(pathname);
  if (!metric) return <NotFound reason="There is no such rating." search={<SiteSearch />} />;
  const List = metric.name === NATIONAL_STABILITY ? StabilityRating : NetworkRating;
  return (
    <PageContent>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={1}>{metric.title}</Heading>
          <Text tone="muted">{metric.description}</Text>
        </Stack>
        {/* All ratings use the same sources. */}
        <PageFreshness page={stabilityPage} />
        <SideMenuLayout
          menuLabel="Ratings"
          section={metric.title}
          isCollapsed={menu.isHidden}
          onCollapsedChange={menu.onHiddenChange}
          menu={
            <RatingMenu
              metrics={menuMetrics}
              current={metric}
              isSubscriber={hasRating !== false}
              collapsed={menu.folded}
              onCollapsedChange={menu.onFoldedChange}
              hrefOf={(to) => `${ratingPage(to)}${keptSearch(search, to.type)}`}
            />
          }
        >
          <List key={metric.name} metric={metric} />
        </SideMenuLayout>
      </Stack>
    </PageContent>
  );
}

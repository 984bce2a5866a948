import { useArticlePages } from '@routeglass/api-client/hooks';
import {
  BLOG_TITLE,
  blogArticlePage,
  blogPage,
  blogQuery,
  blogRadarPage,
  blogReportsPage,
  blogSections,
} from '@routeglass/api-client/page/reading';
import { hrefOf, pageAt } from '@routeglass/api-client/pages';
import { Breadcrumbs } from '@routeglass/ui/Breadcrumbs';
import { EntityMenu } from '@routeglass/ui/EntityMenu';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { Heading } from '@routeglass/ui/Heading';
import { Link } from '@routeglass/ui/Link';
import { NewsList } from '@routeglass/ui/NewsList';
import { PageContent } from '@routeglass/ui/Page';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { useLocation, useSearchParams } from 'react-router';
import { readPost } from '../../reading/article.ts';
import { blogMenu } from '../../reading/blogMenu.ts';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

const sections = [blogPage, blogRadarPage, blogReportsPage] as const;
const categoryOf: Readonly<Record<string, string>> = {
  [blogRadarPage.id]: blogSections.radar,
  [blogReportsPage.id]: blogSections.reports,
};

export const meta = metaOf(...sections);

/** The posts of the blog, or of one of its sections. */
export default function Blog() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const section = pageAt(sections, pathname)?.page ?? blogPage;
  const posts = useArticlePages(blogQuery(categoryOf[section.id] ?? search.get('category')));
  const face = faceOf(posts, (rows) => rows.map(readPost));
  const isWhole = section === blogPage;
  return (
    <PageContent>
      <Stack gap={16}>
        <Breadcrumbs
          items={[
            { name: 'Home', href: '/' },
            isWhole ? { name: 'Blog' } : { name: 'Blog', href: hrefOf(blogPage) },
            ...(isWhole ? [] : [{ name: section.label }]),
          ]}
        />
        <Heading level={1}>{BLOG_TITLE}</Heading>
        <SideMenuLayout
          menuLabel="Blog sections"
          section={isWhole ? 'Most recent' : section.label}
          menu={<EntityMenu label="Blog sections" entries={blogMenu} current={section.id} />}
        >
          <Stack gap={24}>
            {face.status === 'error' ? (
              <ErrorState title="The posts could not be loaded" onRetry={face.onRetry}>
                {face.message}
              </ErrorState>
            ) : (
              <NewsList
                label="Posts"
                news={face}
                skeletonCards={6}
                isLoadingMore={posts.isMoreLoading}
                onMore={posts.hasMore ? posts.showMore : undefined}
                hrefOf={({ id }) => hrefOf(blogArticlePage, { id })}
              />
            )}
            <Text tone="muted">
              Follow the blog as <Link href="/blog/feed.xml">RSS</Link> or <Link href="/blog/feed.json">JSON Feed</Link>
              .
            </Text>
          </Stack>
        </SideMenuLayout>
      </Stack>
    </PageContent>
  );
}

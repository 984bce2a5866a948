import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { blogArticlePage, blogPage, blogPost } from '@routeglass/api-client/page/reading';
import { hrefOf } from '@routeglass/api-client/pages';
import { ArticleBody } from '@routeglass/ui/ArticleBody';
import { Breadcrumbs } from '@routeglass/ui/Breadcrumbs';
import { EntityMenu } from '@routeglass/ui/EntityMenu';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Stack } from '@routeglass/ui/Stack';
import { useLocation, useParams } from 'react-router';
import { anchorOf, readArticle } from '../../reading/article.ts';
import { blogMenu } from '../../reading/blogMenu.ts';
import { useDocumentTitle } from '../../reading/useDocumentTitle.ts';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(blogArticlePage);

/** One post: its day, its title, its text. */
export default function BlogArticle() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const isNumber = /^\d{1,9}$/.test(id);
  const article = useCall(calls.article, isNumber ? blogPost(Number(id)) : null);
  useDocumentTitle(article.data?.title);
  if (!isNumber || article.error?.status === 404)
    return <NotFound reason={`There is no article ${id}.`} search={<SiteSearch />} />;
  return (
    <PageContent>
      <Stack gap={16}>
        <Breadcrumbs
          items={[
            { name: 'Home', href: '/' },
            { name: 'Blog', href: hrefOf(blogPage) },
            ...(article.data ? [{ name: article.data.title }] : []),
          ]}
        />
        <SideMenuLayout
          menuLabel="Blog sections"
          menu={<EntityMenu label="Blog sections" entries={blogMenu} current={blogArticlePage.id} />}
        >
          <ArticleBody level={1} article={faceOf(article, readArticle)} anchor={anchorOf(hash)} />
        </SideMenuLayout>
      </Stack>
    </PageContent>
  );
}

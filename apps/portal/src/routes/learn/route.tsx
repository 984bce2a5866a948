import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import {
  articleOf,
  LEARN_TITLE,
  learnArticle,
  learnPage,
  MOST_LEARN_ARTICLES,
} from '@routeglass/api-client/page/reading';
import { hrefOf } from '@routeglass/api-client/pages';
import { ArticleBody } from '@routeglass/ui/ArticleBody';
import { ArticleIndex } from '@routeglass/ui/ArticleIndex';
import { Breadcrumbs } from '@routeglass/ui/Breadcrumbs';
import { Heading } from '@routeglass/ui/Heading';
import { LearnTree } from '@routeglass/ui/LearnTree';
import { PageContent } from '@routeglass/ui/Page';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Stack } from '@routeglass/ui/Stack';
import { useLocation, useSearchParams } from 'react-router';
import { anchorOf, readArticle } from '../../reading/article.ts';
import { useDocumentTitle } from '../../reading/useDocumentTitle.ts';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { useLearnTree } from './useLearnTree.ts';
import { useOpenCategories } from './useOpenCategories.ts';

export const meta = metaOf(learnPage);

const articleHref = ({ id }: { readonly id: number }): string => hrefOf(learnPage, {}, { article: id });

/** Articles about routing: their tree, and the article that the address names. */
export default function Learn() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const id = articleOf(search);
  const article = useCall(calls.article, id === null ? null : learnArticle(id));
  const all = useCall(
    calls.articles,
    id === null ? { query: { kind: 'learn', limit: MOST_LEARN_ARTICLES, offset: 0 } } : null,
  );
  const tree = useLearnTree();
  const categories = tree.categories.status === 'ready' ? tree.categories.data : [];
  const open = useOpenCategories(
    categories.map((category) => category.id),
    article.data?.category,
  );
  useDocumentTitle(article.data?.title);
  const crumbs = [
    { name: 'Home', href: '/' },
    id === null ? { name: 'Learn' } : { name: 'Learn', href: hrefOf(learnPage) },
    ...(article.data ? [{ name: article.data.title }] : []),
  ];
  const index = faceOf(all, ({ results }) => ({ categories, articles: results }));
  return (
    <PageContent>
      <Stack gap={16}>
        <Breadcrumbs items={crumbs} />
        <Heading level={1}>{LEARN_TITLE}</Heading>
        <SideMenuLayout
          menuLabel="Articles"
          menu={
            <InBrowser>
              <LearnTree {...tree} {...open} current={id} hrefOf={articleHref} />
            </InBrowser>
          }
        >
          <Stack gap={24}>
            <ArticleBody
              article={id === null ? { status: 'ready', data: null } : faceOf(article, readArticle)}
              anchor={anchorOf(hash)}
            />
            {id === null && (
              <ArticleIndex index={tree.categories.status === 'ready' ? index : tree.categories} hrefOf={articleHref} />
            )}
          </Stack>
        </SideMenuLayout>
      </Stack>
    </PageContent>
  );
}

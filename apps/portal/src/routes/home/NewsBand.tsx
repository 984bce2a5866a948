import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { Link } from '@routeglass/ui/Link';
import { NewsList } from '@routeglass/ui/NewsList';
import { PageBand } from '@routeglass/ui/PageBand';
import { DataProvider } from '../../shell/DataProvider.tsx';
import { faceOf } from '../../wire/face.ts';

const NEWS = { category: '2', limit: 3, offset: undefined };

/** The latest news. Hidden if they cannot be loaded. */
export function NewsBand() {
  return (
    <DataProvider>
      <LatestNews />
    </DataProvider>
  );
}

function LatestNews() {
  const articles = useCall(calls.articles, { query: NEWS });
  const news = faceOf(articles, ({ results }) =>
    results.map(({ id, title, dt_published }) => ({ id, title, published: new Date(dt_published) })),
  );
  if (news.status === 'error' || (news.status === 'ready' && news.data.length === 0)) return null;
  return (
    <PageBand title="Latest news" action={<Link href="/blog">All posts</Link>}>
      <NewsList label="Latest news" news={news} />
    </PageBand>
  );
}

import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { NewsBanner } from '@routeglass/ui/NewsBanner';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { keepConvenience, readStored } from '../wire/browserStorage.ts';
import { DataProvider } from './DataProvider.tsx';
import { CLOSED_NEWS } from './news.ts';
import { useBrowser } from './useBrowser.ts';

const NEWEST = { category: '15', limit: 1, offset: undefined };

/** The newest piece of news for all pages, until it is closed. Empty if there is none. */
export function NewsAbove() {
  return (
    <DataProvider>
      <Newest />
    </DataProvider>
  );
}

function Newest() {
  const newest = useCall(calls.articles, { query: NEWEST }).data?.results[0];
  const [closed, setClosed] = useState<string>();
  const isBrowser = useBrowser();
  const { pathname } = useLocation();
  // News that arrive after the page would push it down, so they are shown on the next page.
  const [lateOn, setLateOn] = useState(newest ? undefined : pathname);
  if (lateOn !== undefined && lateOn !== pathname) setLateOn(undefined);
  if (lateOn === pathname || !newest) return null;
  const id = String(newest.id);
  if (id === (closed ?? (isBrowser ? readStored(CLOSED_NEWS) : null))) return null;
  return (
    <div data-news={id}>
      <NewsBanner
        title={newest.title}
        href={`/blog/articles/${id}`}
        onClose={() => {
          keepConvenience(CLOSED_NEWS, id);
          setClosed(id);
        }}
      />
    </div>
  );
}

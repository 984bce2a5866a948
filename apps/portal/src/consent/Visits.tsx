import { countVisit } from '@routeglass/api-client/accounts';
import { createClient } from '@routeglass/api-client/client';
import { canonicalPageAt, pages } from '@routeglass/api-client/pages';
import { useEffect } from 'react';
import { eventOfLink, type VisitEvent } from './visitEvent.ts';

// A counted click may lead to another page: the request outlives this one.
const client = createClient({ fetch: (input, init) => fetch(input, { ...init, keepalive: true }) });

/** Reports opened pages, sent forms and followed links to the server, for visitors who allow analytics. Mounted once per address; renders nothing. */
export function Visits({ pathname }: { readonly pathname: string }) {
  const page = canonicalPageAt(pages, pathname)?.page.id;
  useEffect(() => {
    if (page === undefined) return;
    // A lost count does not affect the visitor.
    const count = (event: VisitEvent): void =>
      void client.call(countVisit, { body: { event, page } }).catch(() => undefined);
    const onSubmit = (): void => count('form');
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const event = link && eventOfLink(link.href, location.origin);
      if (event) count(event);
    };
    count('page');
    document.addEventListener('submit', onSubmit, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [page]);
  return null;
}

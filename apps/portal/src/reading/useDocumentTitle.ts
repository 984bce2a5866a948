import { titled } from '@routeglass/api-client/pages';
import { useEffect } from 'react';

/** Names the tab after what is on show, once that is known; the page's own title stands until then. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titled(title);
  });
}

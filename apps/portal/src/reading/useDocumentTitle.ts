import { titled } from '@routeglass/api-client/pages';
import { useEffect } from 'react';

/** Sets the document's title once it is known; the page's own title stays until then. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titled(title);
  });
}

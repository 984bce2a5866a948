import { useEffect, useState } from 'react';

/** What an article became, and of what it was made. */
interface Made {
  readonly of: string;
  readonly html: string;
}

/**
 * The HTML as it may be shown; undefined until it is made safe. That needs a document, and a library that other pages do without: nothing of
 * an article is in what a server renders.
 */
export function useSafeArticle(html: string | undefined): string | undefined {
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    if (html === undefined) return;
    let isAwaited = true;
    void Promise.all([import('dompurify'), import('./safeArticle.ts')]).then(
      ([{ default: purify }, { safeArticle }]) => {
        if (isAwaited) setMade({ of: html, html: safeArticle(html, purify, window.location) });
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [html]);
  return made?.of === html ? made?.html : undefined;
}

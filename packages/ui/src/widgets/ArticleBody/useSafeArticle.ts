import { useEffect, useState } from 'react';

/** A sanitized article and its source. */
interface Made {
  readonly of: string;
  readonly html: string;
}

/**
 * The sanitized HTML; undefined until it is ready. That needs a document and a library that other pages do not load, so a server renders nothing of
 * an article.
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

import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Article } from '@routeglass/ui/ArticleBody';
import type { ArticleRow } from '@routeglass/api-client/hooks';
import type { NewsItem } from '@routeglass/ui/NewsList';

/** An article in the form that the widget uses. The server made it safe when it read the file. */
export function readArticle({ title, dt_published, body, kind }: AnswerOf<Endpoints['article']>): Article {
  // Articles of Learn are not dated.
  return { title, published: kind === 'learn' ? null : new Date(dt_published), html: body, isSafe: true };
}

export function readPost({ id, title, dt_published }: ArticleRow): NewsItem {
  return { id, title, published: new Date(dt_published) };
}

/** The place that the fragment of an address names; undefined if there is none or it cannot be decoded. */
export function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

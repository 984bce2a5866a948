import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Article } from '@routeglass/ui/ArticleBody';
import type { ArticleRow } from '@routeglass/api-client/hooks';
import type { NewsItem } from '@routeglass/ui/NewsList';

/** An article as the widget takes it. The server made it safe when it read the file. */
export function readArticle({ title, dt_published, body, kind }: AnswerOf<Endpoints['article']>): Article {
  // What Learn says holds for longer than a day.
  return { title, published: kind === 'learn' ? null : new Date(dt_published), html: body, isSafe: true };
}

export function readPost({ id, title, dt_published }: ArticleRow): NewsItem {
  return { id, title, published: new Date(dt_published) };
}

/** The place that the fragment of an address names; undefined for none, and for one that cannot be read. */
export function anchorOf(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

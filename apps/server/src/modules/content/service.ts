import { BLOG_CATEGORIES } from '@routeglass/api-client/accounts';
import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import type { Content } from '../../content/keptContent.ts';
import { PICTURES } from '../../content/pictures.ts';
import { Problem } from '../../http/problem.ts';
import type { ContentArticle } from '../../content/readArticle.ts';

interface Range {
  readonly limit: number;
  readonly offset: number;
}

/** Articles, categories and parts of pages from the operator's folder. */
export function createContentService(content: () => Promise<Content>) {
  return {
    async parts(): Promise<AnswerOf<Endpoints['content']>> {
      const { contacts: _, ...parts } = (await content()).parts;
      return parts;
    },

    contacts: async (): Promise<AnswerOf<Endpoints['siteContacts']>> =>
      (await content()).parts.contacts ?? { contacts: [], media: [] },

    async articles(
      { kind, category = kind ? undefined : BLOG_CATEGORIES, ...range }: QueryOf<Endpoints['articles']>,
      path: string,
    ): Promise<AnswerOf<Endpoints['articles']>> {
      const asked = category === undefined ? null : new Set(category.split(',').map(Number));
      const found = (await content()).articles
        .filter((one) => (asked?.has(one.category) ?? true) && isOfKind(one, kind))
        .toSorted(compareArticles);
      return pageOf(found.map(toItem), range, path, {
        ...(category !== undefined && { category }),
        ...(kind && { kind }),
      });
    },

    async article(id: number, { kind }: QueryOf<Endpoints['article']>): Promise<AnswerOf<Endpoints['article']>> {
      const found = (await content()).articles.find((one) => one.id === id && isOfKind(one, kind));
      if (!found) throw new Problem('E_NOT_FOUND', `There is no article ${id}`);
      return { ...toItem(found), kind: found.kind, picture: pictureOf(found), body: found.html };
    },

    async categories(range: Range, path: string): Promise<AnswerOf<Endpoints['articleCategories']>> {
      const { categories } = await content();
      return pageOf(
        categories.toSorted((a, b) => a.order - b.order || a.id - b.id),
        range,
        path,
      );
    },
  };
}

/** Whether an article has one of the listed kinds; without a list, always true. */
function isOfKind({ kind }: ContentArticle, kinds: string | undefined): boolean {
  return kinds?.split(',').includes(kind) ?? true;
}

/** Learn keeps its authors' order; everything else is newest first. */
function compareArticles(a: ContentArticle, b: ContentArticle): number {
  if (a.kind === 'learn' && b.kind === 'learn') return a.order - b.order || a.id - b.id;
  return b.published.localeCompare(a.published) || b.id - a.id;
}

function toItem({ id, title, description, published, category, order }: ContentArticle) {
  return { id, title, description, dt_published: `${published}T00:00:00.000Z`, category, order };
}

const pictureOf = ({ picture }: ContentArticle): string | null => (picture === undefined ? null : PICTURES + picture);

function pageOf<Row>(
  all: readonly Row[],
  { limit, offset }: Range,
  path: string,
  more: Readonly<Record<string, string>> = {},
) {
  const next = new URLSearchParams({ ...more, limit: String(limit), offset: String(offset + limit) });
  return {
    results: all.slice(offset, offset + limit),
    next: limit > 0 && offset + limit < all.length ? `${path}?${next.toString()}` : null,
  };
}

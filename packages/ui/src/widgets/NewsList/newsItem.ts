/** A post of the blog. */
export interface NewsItem {
  readonly id: number;
  readonly title: string;
  readonly published: Date;
}

/** Where a post is read. */
export function newsPage({ id }: Pick<NewsItem, 'id'>): string {
  return `/blog/articles/${id}`;
}

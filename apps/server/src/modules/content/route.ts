import { endpoints } from '@routeglass/api-client/contract';
import type { Mount } from '../../http/mount.ts';
import type { ModuleDeps } from '../deps.ts';
import { createContentService } from './service.ts';

export function mountContent(mount: Mount, { content }: ModuleDeps): void {
  const service = createContentService(content);
  // The operator edits it while the server runs.
  const byMoment = { dependsOn: 'moment' } as const;
  mount(endpoints.content, () => service.parts(), byMoment);
  mount(endpoints.siteContacts, () => service.contacts(), byMoment);
  mount(endpoints.articles, ({ query }) => service.articles(query, endpoints.articles.path), byMoment);
  mount(endpoints.article, ({ params, query }) => service.article(params.id, query), byMoment);
  mount(
    endpoints.articleCategories,
    ({ query }) => service.categories(query, endpoints.articleCategories.path),
    byMoment,
  );
}

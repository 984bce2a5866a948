import type { Page } from '@routeglass/api-client/pages';
import { readCommunityQuestion } from '@routeglass/domain/community';
import { isDomainName } from '@routeglass/domain/query';

const isWrittenLike = {
  community: (text: string) => readCommunityQuestion(text) !== undefined,
  domain: isDomainName,
} as const satisfies Record<NonNullable<Page['subjectIs']>, (text: string) => boolean>;

/** Whether a query names a possible subject of a page. Without a subject, the page asks for one. */
export function hasSubject({ subject, subjectIs }: Page, search: URLSearchParams): boolean {
  const text = subject === undefined ? '' : (search.get(subject)?.trim() ?? '');
  return subjectIs === undefined || text === '' || isWrittenLike[subjectIs](text);
}

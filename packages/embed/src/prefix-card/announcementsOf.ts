import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AnnouncedPrefix } from '@routeglass/ui/SearchResult';
import { announcedPrefix } from '@routeglass/api-client/view';

/** The announcements of exactly this prefix among search results; of one network, if given. */
export function announcementsOf(
  results: AnswerOf<Endpoints['search']>,
  prefix: string,
  origin: number | undefined,
): readonly AnnouncedPrefix[] {
  return results
    .flatMap((result) => (result.type === 'prefix' ? [announcedPrefix(result.data)] : []))
    .filter((announced) => announced.prefix === prefix && (origin === undefined || announced.origin.asn === origin));
}

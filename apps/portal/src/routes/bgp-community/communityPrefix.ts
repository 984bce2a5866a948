import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { CommunityPrefix } from '@routeglass/ui/CommunityPrefixTable';
import { network } from '@routeglass/api-client/view';

type Row = AnswerOf<Endpoints['communityPrefixes']>['data'][number];

/** A prefix with a community in the form that widgets use. */
export function communityPrefix({ prefix, as_info, origin_set, targets }: Row): CommunityPrefix {
  return { prefix, origin: network(as_info), ...(origin_set && { originSet: origin_set }), targets };
}

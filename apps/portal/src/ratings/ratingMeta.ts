import { ratingPages } from '@routeglass/api-client/page/rating';
import { titled } from '@routeglass/api-client/pages';
import { metaOf } from '../wire/metaOf.ts';
import { chosenRating } from './chosenRating.ts';

const kinds = { global: 'Global rating', local: 'Local rating', reliability: 'Reliability' } as const;
const pageMeta = metaOf(...ratingPages);

/** Title and description of a rating's page: those of its metric. */
export const ratingMeta: typeof pageMeta = (args) => {
  const metric = chosenRating(args.location.pathname);
  if (!metric) return pageMeta(args);
  return [
    ...pageMeta(args).filter((tag) => !('title' in tag)),
    { title: titled(`${metric.title} · ${kinds[metric.type]}`) },
    { name: 'description', content: metric.description },
  ];
};

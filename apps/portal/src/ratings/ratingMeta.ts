import { ratingPages } from '@routeglass/api-client/page/rating';
import { titled } from '@routeglass/api-client/pages';
import { ratingTypeTitles } from '@routeglass/domain/rating-metrics';
import { metaOf } from '../wire/metaOf.ts';
import { chosenRating } from './chosenRating.ts';

const pageMeta = metaOf(...ratingPages);

/** Title and description of a rating's page: those of its metric. */
export const ratingMeta: typeof pageMeta = (args) => {
  const metric = chosenRating(args.location.pathname);
  if (!metric) return pageMeta(args);
  return [
    ...pageMeta(args).filter((tag) => !('title' in tag)),
    { title: titled(`${metric.title} · ${ratingTypeTitles[metric.type]} rating`) },
    { name: 'description', content: metric.description },
  ];
};

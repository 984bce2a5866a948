import { asRating } from '@routeglass/api-client/endpoint/asRating';
import { useCall } from '@routeglass/api-client/hooks';
import { RatingTable } from '@routeglass/ui/RatingTable';
import { useState } from 'react';
import { countValue } from '../element/attributeValues.ts';
import type { Attributes } from '../element/createElementClass.tsx';
import { useFace } from '../element/useFace.ts';
import { ratingPage } from '@routeglass/api-client/view';
import { metricTitle } from './metricTitle.ts';

const LARGEST_PAGE = 100;

export function RatingTableView({ attributes }: { readonly attributes: Attributes<'metric' | 'ip' | 'page-size'> }) {
  const metric = attributes.metric ?? 'score';
  const ip = attributes.ip === '6' ? '6' : '4';
  const pageSize = countValue(attributes['page-size'], 10, LARGEST_PAGE);
  const asked = `${metric} ${ip} ${pageSize}`;
  const [chosen, setChosen] = useState({ asked, page: 1, pageSize, filter: '' });
  // Other attributes are another list: it begins at its first page.
  const view = chosen.asked === asked ? chosen : { asked, page: 1, pageSize, filter: '' };

  const call = useCall(
    asRating,
    { params: { metric }, query: { ip, q: view.filter, page: view.page, 'page-size': view.pageSize } },
    { keepPrevious: true },
  );
  const face = useFace(call, ratingPage);
  const title = metricTitle(metric);
  return (
    <RatingTable
      label={`Rating by ${title}, IPv${ip}`}
      valueName={title}
      rating={call.error?.code === 'E_PRO_REQUIRED' ? { status: 'locked' } : face}
      view={view}
      onViewChange={(next) => setChosen({ ...next, asked })}
      isStale={call.isLoading && call.data !== undefined}
    />
  );
}

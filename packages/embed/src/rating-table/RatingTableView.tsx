import { asRating } from '@routeglass/api-client/endpoint/asRating';
import { useCall } from '@routeglass/api-client/hooks';
import { RatingTable } from '@routeglass/ui/RatingTable';
import type { Attributes } from '../element/createElementClass.tsx';
import { useFace } from '../element/useFace.ts';
import { usePageView } from '../element/usePageView.ts';
import { ratingPage } from '@routeglass/api-client/view';
import { metricTitle } from './metricTitle.ts';

export function RatingTableView({ attributes }: { readonly attributes: Attributes<'metric' | 'ip' | 'page-size'> }) {
  const metric = attributes.metric ?? 'score';
  const ip = attributes.ip === '6' ? '6' : '4';
  const { view, setView } = usePageView(`${metric} ${ip}`, attributes['page-size'], {});
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
      onViewChange={setView}
      isStale={call.isLoading && call.data !== undefined}
    />
  );
}

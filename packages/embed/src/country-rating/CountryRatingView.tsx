import { nationalStability } from '@routeglass/api-client/endpoint/nationalStability';
import { useCall } from '@routeglass/api-client/hooks';
import { stabilityPage } from '@routeglass/api-client/view';
import { NationalStabilityTable } from '@routeglass/ui/NationalStabilityTable';
import type { Attributes } from '../element/createElementClass.tsx';
import { usePageView } from '../element/usePageView.ts';
import { useFace } from '../element/useFace.ts';

export function CountryRatingView({ attributes }: { readonly attributes: Attributes<'ip' | 'page-size'> }) {
  const ip = attributes.ip === '6' ? '6' : '4';
  const { view, setView } = usePageView(ip, attributes['page-size'], {});
  const { page, pageSize, filter } = view;
  const wanted = filter.trim().toLowerCase();
  const countries = useFace(useCall(nationalStability, { query: { ip } }), (answer) => {
    const rows = stabilityPage(answer).rows.filter(({ countryCode, countryName }) =>
      [countryCode, countryName].some((name) => name?.toLowerCase().includes(wanted)),
    );
    return { total: rows.length, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
  });
  return <NationalStabilityTable countries={countries} view={view} onViewChange={setView} />;
}

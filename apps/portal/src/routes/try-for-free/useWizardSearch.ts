import { useEffect, useState } from 'react';
import { type SetURLSearchParams, useLocation, useSearchParams } from 'react-router';

/**
 * The parameters of the wizard's address and the place they name. `corrected` returns parameters to replace them, or null. They are replaced without
 * a navigation, which would cancel a pending one of the reader.
 */
export function useWizardSearch<Place>(
  placeOf: (search: URLSearchParams) => Place,
  corrected: (place: Place, search: URLSearchParams) => URLSearchParams | null,
): readonly [URLSearchParams, SetURLSearchParams, Place] {
  const { pathname } = useLocation();
  const [routed, setSearch] = useSearchParams();
  const [correction, setCorrection] = useState({ of: '', search: '' });
  const isCorrected = correction.of === routed.toString() && correction.search !== '';
  const search = isCorrected ? new URLSearchParams(correction.search) : routed;
  const place = placeOf(search);
  const next = corrected(place, search)?.toString();
  if (next !== undefined && next !== search.toString()) setCorrection({ of: routed.toString(), search: next });
  const written = isCorrected ? correction.search : null;
  useEffect(() => {
    if (written === null || window.location.pathname !== pathname) return;
    window.history.replaceState(window.history.state, '', `${pathname}?${written}`);
  }, [written, pathname]);
  return [search, setSearch, place];
}

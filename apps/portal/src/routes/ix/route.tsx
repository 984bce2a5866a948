import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { AsPicker } from '@routeglass/ui/AsPicker';
import { IxTable } from '@routeglass/ui/IxTable';
import { lazy, Suspense } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import { readAsn } from '../../address/asn.ts';
import { readList, writeList } from '../../address/listAddress.ts';
import { faceOf } from '../../wire/face.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { useAsSuggestions } from '../../wire/useAsSuggestions.ts';
import { ixList, presences } from './ixList.ts';

const CommonIxs = lazy(async () => ({ default: (await import('./CommonIxs.tsx')).CommonIxs }));

/** The parameter for the network to compare exchanges with. */
const COMMON = 'common';

/** The Internet exchanges of a network, and those that it shares with another one. */
export default function Exchanges() {
  const asn = useOutletContext<number>();
  const [search, setSearch] = useSearchParams();
  const view = readList(search, ixList);
  const other = readAsn(search.get(COMMON) ?? undefined);
  const list = useCall(calls.ixPresence, { params: { asn } });
  const { face, missingSource } = useMissingSource(asn, 'peeringdb', faceOf(list, presences));
  const suggestions = useAsSuggestions();
  const compare = (network: number | null) => {
    const next = new URLSearchParams(search);
    if (network === null) next.delete(COMMON);
    else next.set(COMMON, String(network));
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <>
      <IxTable
        label={`Internet exchanges of AS${asn}`}
        presences={face}
        missingSource={missingSource}
        view={view}
        onViewChange={(next) => setSearch(writeList(next, ixList, search), { preventScrollReset: true })}
        csvName={`AS${asn}-exchanges`}
        viewHref={useViewHref()}
        filters={<AsPicker {...suggestions} label="Common IXs with" action="Common IXs" onPick={compare} />}
      />
      {other !== null && (
        <Suspense>
          <CommonIxs asn={asn} other={other} onClose={() => compare(null)} />
        </Suspense>
      )}
    </>
  );
}

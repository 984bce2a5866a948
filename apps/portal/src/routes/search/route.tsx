import { searchPage } from '@routeglass/api-client/page/search';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSearchPages } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import { PageContent } from '@routeglass/ui/Page';
import type { SearchResult } from '@routeglass/ui/SearchResult';
import { SearchResults } from '@routeglass/ui/SearchResults';
import { useSearchParams } from 'react-router';
import type { OpenHistory } from '../../histories/historyAddress.ts';
import { PrefixHistories } from '../../histories/PrefixHistories.tsx';
import { usePrefixHistories } from '../../histories/usePrefixHistories.ts';
import { examples, laboratoryExamples } from '../../shell/content.ts';
import { isLaboratoryAlone } from '../../shell/laboratoryAlone.ts';
import { faceOf } from '../../wire/face.ts';
import { useUnjudgedByWorld } from '../../wire/useUnjudged.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { useRoaEvidence } from '../../wire/roaEvidence.ts';
import { useRouteObjectEvidence } from '../../wire/routeObjectEvidence.ts';
import { searchResult } from '@routeglass/api-client/view';
import { readSearch, writeSearch } from './address.ts';
import { useStoredRoaHistory } from './storedRoaHistory.ts';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { sampleOf } from '../../shell/sampleOf.ts';
import { metaOf } from '../../wire/metaOf.ts';

/** Results that belong neither to the real Internet nor to the simulated one. */
const OF_NO_WORLD: readonly string[] = ['domain', 'special-purpose', 'special-asn', 'unknown'];

/** No query, no results. */
const nothing: OpenFace<readonly SearchResult[]> = { status: 'ready', data: [] };

export const meta = metaOf(searchPage);

export default function Search() {
  const [search, setSearch] = useSearchParams();
  const { query, sort } = readSearch(search);
  const viewHref = useViewHref();
  const found = useSearchPages(query);
  const evidence = useRoaEvidence();
  const routeObjectEvidence = useRouteObjectEvidence();
  const unjudged = useUnjudgedByWorld();
  const sources = useCall(calls.sources, { query: {} });
  const { opened, onOpenHistory, onClose } = usePrefixHistories();
  const stored = useStoredRoaHistory();
  // The address takes precedence.
  const kept: OpenHistory | null =
    stored.prefix === null ? null : { history: 'roa', prefix: stored.prefix, origin: null };
  const more = { of: found.cut, isLoading: found.isMoreLoading, onShow: found.showMore };
  const dated = found.data?.filter(({ type }) => !OF_NO_WORLD.includes(type)) ?? [];
  const results = query === '' ? nothing : faceOf(found, (list) => list.map(searchResult));
  return (
    <PageContent>
      <SearchResults
        examples={isLaboratoryAlone(sources.data) ? laboratoryExamples : examples}
        // Results from both worlds show the age of the real one, and are marked row by row.
        note={<PageFreshness page={searchPage} isPending={found.isLoading} sample={sampleOf(dated)} />}
        {...{ query, results, unjudged, evidence, routeObjectEvidence, onOpenHistory, sort, more, viewHref }}
        onSortChange={(next) => setSearch(writeSearch({ query, sort: next }, search), { preventScrollReset: true })}
      />
      <PrefixHistories opened={opened ?? kept} onClose={opened ? onClose : stored.forget} />
    </PageContent>
  );
}

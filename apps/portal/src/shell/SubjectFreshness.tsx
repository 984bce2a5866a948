import { asSetObjects } from '@routeglass/api-client/irr';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useIrr } from '@routeglass/api-client/hooks';
import { communityPage, searchPage } from '@routeglass/api-client/page/search';
import type { Page, SourceKind } from '@routeglass/api-client/pages';
import { communityOwner } from '@routeglass/domain/community';
import { useLocation, useParams } from 'react-router';
import { PageFreshness } from './PageFreshness.tsx';
import { sampleOf } from './sampleOf.ts';

/** The age of what a page shows that is about no network: of the world of what it is about. */
export function SubjectFreshness({ page }: { readonly page: Page }) {
  const { search } = useLocation();
  const { name } = useParams();
  const asked = new URLSearchParams(search);
  const kinds = page.sources ?? [];
  if (page === searchPage) return <OfSearch kinds={kinds} query={asked.get('query')?.trim() ?? ''} />;
  if (page === communityPage)
    return <PageFreshness kinds={kinds} asn={communityOwner(asked.get('community')?.trim() ?? '')} />;
  return name === undefined ? <PageFreshness kinds={kinds} /> : <OfAsSet kinds={kinds} name={name.toUpperCase()} />;
}

/** Results that tell neither of the real Internet nor of the simulated one. */
const OF_NO_WORLD: readonly string[] = ['domain', 'special-purpose', 'unknown'];

type Kinds = readonly SourceKind[];

/** What is found in both worlds is dated by the real one, and marked row by row. */
function OfSearch({ kinds, query }: { readonly kinds: Kinds; readonly query: string }) {
  const { data, isLoading } = useCall(calls.search, query === '' ? null : { query: { q: query } });
  const found = data?.filter(({ type }) => !OF_NO_WORLD.includes(type)) ?? [];
  return <PageFreshness kinds={kinds} isPending={isLoading} sample={sampleOf(found)} />;
}

function OfAsSet({ kinds, name }: { readonly kinds: Kinds; readonly name: string }) {
  const { data, isLoading } = useIrr(asSetObjects, { name });
  return <PageFreshness kinds={kinds} isPending={isLoading} sample={sampleOf(data?.rpslObjects ?? [])} />;
}

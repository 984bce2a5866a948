import { asSetObjects } from '@routeglass/api-client/irr';
import { useIrr, useSearch } from '@routeglass/api-client/hooks';
import { communityOwner } from '@routeglass/domain/community';
import { useLocation, useParams } from 'react-router';
import { PageFreshness } from './PageFreshness.tsx';
import { sourcesOfPage } from './sourcesOfPages.ts';

/** The age of what a page shows that is about no network: of the world of what it is about. */
export function SubjectFreshness() {
  const { pathname, search } = useLocation();
  const { name } = useParams();
  const asked = new URLSearchParams(search);
  const kinds = sourcesOfPage(pathname);
  if (pathname === '/search') return <OfSearch kinds={kinds} query={asked.get('query')?.trim() ?? ''} />;
  if (pathname === '/bgp-community')
    return <PageFreshness kinds={kinds} asn={communityOwner(asked.get('community')?.trim() ?? '')} />;
  return name === undefined ? <PageFreshness kinds={kinds} /> : <OfAsSet kinds={kinds} name={name.toUpperCase()} />;
}

/** Results that tell neither of the real Internet nor of the simulated one. */
const OF_NO_WORLD: readonly string[] = ['domain', 'special-purpose', 'unknown'];

type Kinds = ReturnType<typeof sourcesOfPage>;

/** What is found in both worlds is dated by the real one, and marked row by row. */
function OfSearch({ kinds, query }: { readonly kinds: Kinds; readonly query: string }) {
  const { data, isLoading } = useSearch(query === '' ? null : { query: { q: query } });
  const found = data?.filter(({ type }) => !OF_NO_WORLD.includes(type)) ?? [];
  return <PageFreshness kinds={kinds} isPending={isLoading} sample={sampleOf(found)} />;
}

function OfAsSet({ kinds, name }: { readonly kinds: Kinds; readonly name: string }) {
  const { data, isLoading } = useIrr(asSetObjects, { name });
  return <PageFreshness kinds={kinds} isPending={isLoading} sample={sampleOf(data?.rpslObjects ?? [])} />;
}

/** True where all are of the laboratory; undefined where any is not, or there is none. */
function sampleOf(found: readonly object[]): true | undefined {
  const isSample = (one: object) => 'sample' in one && one.sample === true;
  return found.length > 0 && found.every(isSample) ? true : undefined;
}

import { search } from '@routeglass/api-client/endpoint/search';
import { useCall } from '@routeglass/api-client/hooks';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { Skeleton } from '@routeglass/ui/Skeleton';
import type { AnnouncedPrefix } from '@routeglass/ui/SearchResult';
import { Stack } from '@routeglass/ui/Stack';
import { asnValue, prefixValue } from '../element/attributeValues.ts';
import type { Attributes } from '../element/createElementClass.tsx';
import { useFace } from '../element/useFace.ts';
import { useUnjudged } from '../element/useUnjudged.ts';
import { announcementsOf } from './announcementsOf.ts';
import { PrefixFacts } from './PrefixFacts.tsx';

export function PrefixCardView({ attributes }: { readonly attributes: Attributes<'prefix' | 'asn'> }) {
  const prefix = prefixValue(attributes.prefix);
  const origin = asnValue(attributes.asn);
  const call = useCall(search, prefix === undefined ? null : { query: { q: prefix } });
  const unjudged = useUnjudged(prefix === undefined ? null : { prefix });
  const face = useFace<typeof search, readonly AnnouncedPrefix[]>({ ...call, data: unjudged && call.data }, (results) =>
    announcementsOf(results, prefix ?? '', origin),
  );

  if (prefix === undefined)
    return (
      <EmptyState title={attributes.prefix ? `${attributes.prefix} is not a prefix` : 'No prefix given'}>
        Set the prefix attribute, such as 192.0.2.0/24.
      </EmptyState>
    );
  if (face.status === 'error')
    return (
      <ErrorState title={`${prefix} could not be loaded`} onRetry={face.onRetry}>
        {face.message}
      </ErrorState>
    );
  if (face.status === 'loading')
    return (
      <div aria-busy>
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  if (face.data.length === 0)
    return <EmptyState title={`No data for ${prefix}`}>No network announces it in the loaded tables.</EmptyState>;
  return (
    <Stack gap={8}>
      {face.data.map((announced) => (
        <PrefixFacts key={announced.origin.asn} announced={announced} unjudged={unjudged ?? []} />
      ))}
    </Stack>
  );
}

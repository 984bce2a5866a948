import { asInfo } from '@routeglass/api-client/endpoint/asInfo';
import { asRatings } from '@routeglass/api-client/endpoint/asRatings';
import { peeringdb } from '@routeglass/api-client/endpoint/peeringdb';
import { useCall } from '@routeglass/api-client/hooks';
import { asIdentity } from '@routeglass/api-client/view';
import { AsHeader } from '@routeglass/ui/AsHeader';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { Stack } from '@routeglass/ui/Stack';
import { asnValue } from '../element/attributeValues.ts';
import type { Attributes } from '../element/createElementClass.tsx';
import { useFace } from '../element/useFace.ts';

export function AsHeaderView({ attributes }: { readonly attributes: Attributes<'asn'> }) {
  const asn = asnValue(attributes.asn);
  const input = asn === undefined ? null : { params: { asn } };
  const info = useCall(asInfo, input);
  const facts = useCall(peeringdb, input);
  const ratings = useCall(asRatings, input);
  // Show all facts at once so that nothing below moves. A network may have none.
  const isWhole = [facts, ratings].every(({ data, error }) => data !== undefined || error !== undefined);
  const whole = { ...info, data: isWhole ? info.data : undefined };
  const identity = useFace(whole, (known) => asIdentity(known, facts.data, ratings.data));
  if (asn === undefined)
    return (
      <EmptyState title={attributes.asn ? `${attributes.asn} is not an AS number` : 'No network given'}>
        Set the asn attribute, such as AS64512.
      </EmptyState>
    );
  // AsHeader renders its name and facts as siblings; the Stack spaces them.
  return (
    <Stack gap={8}>
      <AsHeader asn={asn} identity={identity} />
    </Stack>
  );
}

import { ipPage } from '@routeglass/api-client/page/entity';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { PrefixContent } from '../../prefixes/PrefixContent.tsx';
import { PrefixPlace } from '../../prefixes/PrefixPlace.tsx';
import type { Route } from './+types/route.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(ipPage);

/** An address: its holder, and the content of the page of the most specific announced prefix that contains it. */
export default function Ip({ params: { address } }: Route.ComponentProps) {
  return (
    <PrefixPlace text={address} path={`/ip/${address}`}>
      <OfAddress key={address} address={address} />
    </PrefixPlace>
  );
}

function OfAddress({ address }: { readonly address: string }) {
  return <PrefixContent name={address} call={useCall(calls.ipDetail, { params: { address }, query: {} })} />;
}

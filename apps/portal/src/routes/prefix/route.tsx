import { prefixOf, prefixPage } from '@routeglass/api-client/page/entity';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { PrefixContent } from '../../prefixes/PrefixContent.tsx';
import { PrefixPlace } from '../../prefixes/PrefixPlace.tsx';
import type { Route } from './+types/route.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(prefixPage);

/** A prefix: its holder, its origins with their verdicts, and its history. */
export default function Prefix({ params }: Route.ComponentProps) {
  const text = prefixOf(params);
  return (
    <PrefixPlace text={text} path={`/prefix/${text}`}>
      <OfPrefix key={text} prefix={text} />
    </PrefixPlace>
  );
}

function OfPrefix({ prefix }: { readonly prefix: string }) {
  return <PrefixContent name={prefix} call={useCall(calls.prefixDetail, { params: { prefix }, query: {} })} />;
}

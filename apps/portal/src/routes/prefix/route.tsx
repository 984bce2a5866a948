import { usePrefixDetail } from '@routeglass/api-client/hooks';
import { PrefixContent } from '../../prefixes/PrefixContent.tsx';
import { PrefixPlace } from '../../prefixes/PrefixPlace.tsx';
import { prefixMeta } from '../../prefixes/prefixMeta.ts';
import type { Route } from './+types/route.ts';

/** With its slash as it is, or encoded: then all of it is the first part. */
const textOf = ({ address, length }: Route.LoaderArgs['params']): string =>
  length === undefined ? address : `${address}/${length}`;

export const meta = ({ params }: Route.MetaArgs) => prefixMeta(textOf(params));

/** A prefix: whose it is, who announces it and with which verdicts, and what happened to it. */
export default function Prefix({ params }: Route.ComponentProps) {
  const text = textOf(params);
  return (
    <PrefixPlace text={text} path={`/prefix/${text}`}>
      <OfPrefix key={text} prefix={text} />
    </PrefixPlace>
  );
}

function OfPrefix({ prefix }: { readonly prefix: string }) {
  return <PrefixContent name={prefix} call={usePrefixDetail({ params: { prefix }, query: {} })} />;
}

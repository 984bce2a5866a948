import { CutListPager } from '@routeglass/ui/CutListPager';
import type { SourceName } from '@routeglass/ui/MissingSource';
import { PeerRouteTable } from '@routeglass/ui/PeerRouteTable';
import { Stack } from '@routeglass/ui/Stack';
import { type Detail, peerRoutesOf } from './prefixDetail.ts';
import { usePageOf } from './usePageOf.ts';

interface PrefixRoutesProps {
  readonly prefix: string;
  readonly detail: Detail;
  readonly missingSource: SourceName | undefined;
}

/** The routes of a prefix, by vantage point. */
export function PrefixRoutes({ prefix, detail, missingSource }: PrefixRoutesProps) {
  const { rows, pager } = usePageOf(prefix, detail, 'routes-page', peerRoutesOf);
  return (
    <Stack gap={16}>
      <PeerRouteTable
        prefix={prefix}
        routes={rows}
        missingSource={missingSource}
        csvName={`${prefix.replace('/', '-')}-routes`}
      />
      <CutListPager label={`Pages of routes of ${prefix}`} {...pager} />
    </Stack>
  );
}

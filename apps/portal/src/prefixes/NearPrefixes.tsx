import { announcedPrefix } from '@routeglass/api-client/view';
import { CutListPager } from '@routeglass/ui/CutListPager';
import { mapFace } from '@routeglass/ui/Face';
import { PrefixTable } from '@routeglass/ui/PrefixTable';
import { Stack } from '@routeglass/ui/Stack';
import { Text } from '@routeglass/ui/Text';
import { useRoaEvidence } from '../wire/roaEvidence.ts';
import { useRouteObjectEvidence } from '../wire/routeObjectEvidence.ts';
import { useUnjudgedBeside } from '../wire/useUnjudged.ts';
import type { Detail } from './prefixDetail.ts';
import { isEmpty } from '../wire/missingSources.ts';
import { usePageOf } from './usePageOf.ts';

interface NearPrefixesProps {
  readonly name: string;
  readonly where: 'around' | 'inside';
  readonly detail: Detail;
}

const words = {
  around: { label: (name: string) => `Prefixes that cover ${name}`, empty: 'No announced prefix covers it.' },
  inside: { label: (name: string) => `Prefixes inside ${name}`, empty: 'No more specific prefix is announced.' },
} as const;

/** Announced prefixes around a prefix, or inside it. */
export function NearPrefixes({ name, where, detail }: NearPrefixesProps) {
  const { rows, pager } = usePageOf(detail.prefix ?? name, detail, 'inside-page', ({ covering, more_specific }) =>
    (where === 'around' ? covering : more_specific).map(announcedPrefix),
  );
  const { label, empty } = words[where];
  const prefix = detail.prefix ?? name;
  const unjudged = useUnjudgedBeside(name);
  const evidence = useRoaEvidence();
  const routeObjectEvidence = useRouteObjectEvidence();
  if (pager.page === 1 && isEmpty(rows)) return <Text tone="muted">{empty}</Text>;
  return (
    <Stack gap={16}>
      <PrefixTable
        label={label(prefix)}
        withOrigin
        prefixes={mapFace(rows, (list) => ({ rows: list, total: list.length }))}
        emptyHint={empty}
        {...{ unjudged, evidence, routeObjectEvidence }}
      />
      {where === 'inside' && <CutListPager label={`Pages of prefixes inside ${prefix}`} {...pager} />}
    </Stack>
  );
}

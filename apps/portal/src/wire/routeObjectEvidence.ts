import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { PrefixTableProps } from '@routeglass/ui/PrefixTable';
import { routeObjectEvidence, type RouteObjectFacts } from '@routeglass/ui/ValidityBadge';
import { useState } from 'react';
import { faceOf } from './face.ts';

/** Evidence of a row's verdict by route objects, loaded when a person opens it. */
export function useRouteObjectEvidence(): NonNullable<PrefixTableProps['routeObjectEvidence']> {
  const [opened, setOpened] = useState<{ prefix: string; asn: number } | null>(null);
  const objects = useCall(calls.historyOfRouteObjects, opened && { query: opened });
  const sources = useCall(calls.sources, opened && { query: {} });
  const world = useCall(calls.currentDelay, opened && { query: { asn: opened.asn } });
  const facts = opened && { ...opened, searched: searchedIn(sources.data ?? [], world.data?.sample) };
  const isThere = sources.data !== undefined && world.data !== undefined;
  const verdict = faceOf(isThere ? objects : { ...objects, data: undefined }, (records) =>
    routeObjectEvidence({ ...(facts ?? NOTHING), objects: standing(records) }),
  );
  return ({ prefix, origin: { asn } }) => ({
    evidence: opened?.prefix === prefix && opened.asn === asn ? verdict : { status: 'loading' },
    onOpenEvidence: () => setOpened({ prefix, asn }),
  });
}

const NOTHING = { prefix: '', asn: 0, searched: [] };

/** The registries of a network's own world. */
function searchedIn(
  sources: AnswerOf<Endpoints['sources']>,
  sample: boolean | undefined,
): RouteObjectFacts['searched'] {
  return sources
    .filter((source) => source.kind === 'irr' && source.sample === sample)
    .map(({ name, as_of }) => ({ name, asOf: as_of === null ? null : new Date(as_of) }));
}

/** The current route objects for exactly this prefix. */
function standing(records: AnswerOf<Endpoints['historyOfRouteObjects']>): RouteObjectFacts['objects'] {
  return records
    .filter(({ covers, end_time }) => covers === 'exact' && end_time === null)
    .map(({ source, origin, start_time }) => ({ registry: source, origin, since: new Date(start_time) }));
}

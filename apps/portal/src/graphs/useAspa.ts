import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { PathVerdict, PathVerdicts } from '@routeglass/ui/RouteGraph';
import { aspaEvidence, type AspaFacts } from '@routeglass/ui/ValidityBadge';
import { useMemo, useState } from 'react';
import { faceOf } from '../wire/face.ts';

/** Paths verified at a time; further ones get no verdict. */
const MOST_PATHS = 5000;

/**
 * A path does not show which neighbor it was received from. The downstream procedure is the one that a customer of the receiving network would use.
 */
const DIRECTION = 'downstream';

/**
 * ASPA verdicts on these paths (AS numbers without prepends); the evidence of a path is loaded when it is opened. Undefined until verdicts are there,
 * and if no attestations are loaded.
 */
export function useAspa(paths: readonly string[], prefix: string | null): PathVerdicts | undefined {
  const ip = prefix?.includes(':') ? '6' : '4';
  const verdicts = useCall(
    calls.aspaVerdicts,
    paths.length > 0 ? { body: paths.slice(0, MOST_PATHS), query: { direction: DIRECTION, ip } } : null,
    { keepPrevious: true },
  );
  const [opened, setOpened] = useState<string | null>(null);
  const validity = useCall(
    calls.aspaValidity,
    opened === null ? null : { query: { path: opened, direction: DIRECTION, ip } },
  );
  const byPath = useMemo(() => verdicts.data && verdictsByPath(verdicts.data), [verdicts.data]);
  const { data, error, retry } = validity;
  return useMemo(() => {
    if (!byPath) return undefined;
    const evidence = faceOf({ data, error, isLoading: false, retry }, (answer) => aspaEvidence(factsOf(answer)));
    return {
      verdictOf: (path) => byPath.get(path),
      evidenceOf: (path) => ({
        evidence: opened === path ? evidence : { status: 'loading' },
        onOpenEvidence: () => setOpened(path),
      }),
    };
  }, [byPath, opened, data, error, retry]);
}

function verdictsByPath(answer: AnswerOf<Endpoints['aspaVerdicts']>): ReadonlyMap<string, PathVerdict> | undefined {
  if (answer.as_of === null) return undefined;
  return new Map(answer.verdicts.map(({ path, state, hop }) => [path, { state, ...(hop && { hop }) }]));
}

function factsOf(answer: AnswerOf<Endpoints['aspaValidity']>): AspaFacts {
  const { state, hop, reason, as_of, hops, descents } = answer;
  return {
    state,
    hop,
    ...(reason && { reason }),
    asOf: as_of === null ? null : new Date(as_of),
    climbs: hops,
    descents,
  };
}

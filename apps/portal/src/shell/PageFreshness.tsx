import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Page } from '@routeglass/api-client/pages';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { FreshnessLine, type PageSource, type RouteAge } from '@routeglass/ui/FreshnessLine';
import { useState } from 'react';
import { wordsInPlace } from '../wire/failureWords.ts';

interface PageFreshnessProps {
  readonly page: Page;
  /** The network of the page: its world determines which routes and sources count. */
  readonly asn?: number | undefined;
  /** The world of a page without a network: whether it is the laboratory. */
  readonly sample?: boolean | undefined;
  /** Whether the subject of the page is still unknown; the line keeps its place. */
  readonly isPending?: boolean;
}

/** The age of a page's data: of its routes and, on demand, of each source. */
export function PageFreshness({ page, asn, sample, isPending = false }: PageFreshnessProps) {
  const kinds = page.sources ?? [];
  const query = { asn, sample: sample === undefined ? undefined : sample ? ('yes' as const) : ('no' as const) };
  const delay = useCall(calls.currentDelay, isPending ? null : { query }, { keepPrevious: true });
  const sources = useCall(calls.sources, { query: {} });
  // Fixed, so that a page left open shows the age of its data at the time of loading.
  const [now] = useState(() => Date.now());
  for (const { error } of [delay, sources]) if (error) wordsInPlace(error);
  const world = asn === undefined && sample === undefined ? undefined : delay.data?.sample;
  return (
    <FreshnessLine
      age={delay.data ? routeAge(delay.data) : delay.error && null}
      sources={
        sources.error
          ? []
          : sources.data
              ?.filter((source) => kinds.includes(source.kind) && (world === undefined || source.sample === world))
              .map((source) => pageSource(source, now))
      }
    />
  );
}

function routeAge(delay: AnswerOf<Endpoints['currentDelay']>): RouteAge {
  return {
    asOf: delay.as_of === null ? null : new Date(delay.as_of),
    ageInSeconds: delay.current_delay_in_seconds,
    sample: delay.sample,
  };
}

function pageSource(
  { kind, name, sample, as_of, loaded_at }: AnswerOf<Endpoints['sources']>[number],
  now: number,
): PageSource {
  const asOf = as_of === null ? null : new Date(as_of);
  return {
    kind,
    name,
    sample,
    asOf,
    ageInSeconds: asOf && Math.max(0, Math.round((now - asOf.getTime()) / 1000)),
    loadedAt: new Date(loaded_at),
  };
}

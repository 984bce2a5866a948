import * as calls from '@routeglass/api-client/calls';
import { type Answering, useCall } from '@routeglass/api-client/hooks';
import type { PlayerWindow } from '@routeglass/domain/player';
import { playerDateText } from '@routeglass/domain/player';
import { useMemo } from 'react';
import { adjacenciesIn, hasRoutes, historyEvents, networksIn, type PlayedGraph } from './playedHistory.ts';

const MOST_NAMED = 1000;
const MOST_RELATED = 5000;
const nothing: [] = [];

interface PlayedGraphQuestion {
  readonly asn: number;
  readonly prefix: string | null;
  readonly targets: readonly number[];
  /** Start of the played time (midnight), milliseconds since 1970; null while unknown. */
  readonly from: number | null;
  readonly ip: '4' | '6';
  /** The time of the newest route, milliseconds since 1970. */
  readonly now: number;
}

/** Loads the history of a prefix's routes and all data to draw it. Waits until prefix, targets and date are known. */
export function usePlayedGraph({ asn, prefix, targets, from, ip, now }: PlayedGraphQuestion) {
  const isComplete = prefix !== null && targets.length > 0 && from !== null;
  const history = useCall(
    calls.graphHistory,
    isComplete ? { query: { prefix, target_asns: [...targets], start_from: playerDateText(from) } } : null,
    { keepPrevious: true },
  );
  // A network or prefix that is not in the tables has no history; this is not a failure.
  const isNowhere = history.error?.status === 404;
  const changes: typeof history.data = isNowhere ? nothing : history.data;
  const events = useMemo(() => (changes ? historyEvents(changes) : []), [changes]);
  const asns = useMemo(() => networksIn(asn, events).slice(0, MOST_NAMED), [asn, events]);
  const pairs = useMemo(() => adjacenciesIn(events).slice(0, MOST_RELATED), [events]);
  const names = useCall(calls.asInfoList, asns.length > 0 ? { body: asns } : null, { keepPrevious: true });
  const relations = useCall(calls.activeRelationTypes, pairs.length > 0 ? { body: pairs, query: { ip } } : null, {
    keepPrevious: true,
  });
  const played: PlayedGraph = useMemo(
    () => ({
      root: asn,
      events,
      networks: new Map(names.data?.map((network) => [network.asn, network])),
      relations: new Map(relations.data?.map((one) => [`${one.from} ${one.to}`, one.type])),
    }),
    [asn, events, names.data, relations.data],
  );
  const window: Answering<PlayerWindow> = {
    ...history,
    error: isNowhere ? undefined : history.error,
    data: changes && {
      start: from ?? 0,
      end: now,
      events: hasRoutes(events) ? events.map(({ time }) => time) : [],
    },
  };
  return { window, played };
}

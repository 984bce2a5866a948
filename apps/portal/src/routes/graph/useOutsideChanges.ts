import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { playerDateText } from '@routeglass/domain/player';
import { useMemo } from 'react';
import { outsideChanges } from './outsideChanges.ts';
import { historyEvents } from './playedHistory.ts';

export interface OutsideQuestion {
  readonly asn: number;
  readonly prefix: string;
  readonly targets: readonly number[];
  /** Start of the played time (midnight), milliseconds since 1970. */
  readonly from: number;
}

/** Networks of the presets, besides the targets, whose routes to the prefix have changed since `from`. Empty until it is known. */
export function useOutsideChanges({ asn, prefix, targets, from }: OutsideQuestion): readonly number[] {
  const presets = useCall(calls.targetPresets, { params: { asn }, query: { prefix } });
  const all = useMemo(() => [...new Set(presets.data?.flatMap(({ asns }) => asns))], [presets.data]);
  const history = useCall(
    calls.graphHistory,
    all.length > 0 ? { query: { prefix, target_asns: all, start_from: playerDateText(from) } } : null,
  );
  return useMemo(
    () => (history.data ? outsideChanges(historyEvents(history.data), from, targets) : []),
    [history.data, from, targets],
  );
}

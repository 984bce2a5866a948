import { historyCounts, type HistoryEvent, type RouteStep } from '@routeglass/domain/player';
import { Columns } from '@routeglass/ui/Columns';
import { PlayerEvents } from '@routeglass/ui/PlayerEvents';
import { RouteDiffList } from '@routeglass/ui/RouteDiffList';
import { memo, useCallback, useMemo } from 'react';
import type { NamedNetwork } from './playedHistory.ts';

interface PlayedListsProps {
  readonly events: readonly HistoryEvent[];
  readonly networks: ReadonlyMap<number, NamedNetwork>;
  readonly step: RouteStep;
  readonly position: number;
  readonly onSelectTime: (time: number) => void;
}

/** The lists below a played graph: all changes of the routes, and the routes of the current step. Rendered again only for another step. */
export const PlayedLists = memo(function PlayedLists(props: PlayedListsProps) {
  const { events, networks, step, position, onSelectTime } = props;
  const counts = useMemo(() => historyCounts(events), [events]);
  const hopOf = useCallback(
    (hop: number) => {
      const known = networks.get(hop);
      return known && { name: known.as_name, countryCode: known.country_code, countryName: known.country_name };
    },
    [networks],
  );
  return (
    <Columns shares="1 2" from="lg" gap={24}>
      <PlayerEvents events={{ status: 'ready', data: counts }} position={position} onSelectTime={onSelectTime} />
      <RouteDiffList step={{ status: 'ready', data: step }} hopOf={hopOf} />
    </Columns>
  );
});

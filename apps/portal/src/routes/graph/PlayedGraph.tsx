import { initialPlayerDate, nearestPlayerDate, previousPosition, routeStep } from '@routeglass/domain/player';
import { PlayerBar } from '@routeglass/ui/PlayerBar';
import { RouteDiffList } from '@routeglass/ui/RouteDiffList';
import { RouteGraph } from '@routeglass/ui/RouteGraph';
import { Stack } from '@routeglass/ui/Stack';
import { useMemo, useState, type ReactNode } from 'react';
import { faceOf } from '../../wire/face.ts';
import { drawnStep } from './playedHistory.ts';
import type { PlayerAddress } from './playerAddress.ts';
import { PrefixVisibility } from './PrefixVisibility.tsx';
import { useAvailableDates, usePlayedGraph } from './usePlayedGraph.ts';

interface PlayedGraphProps {
  readonly asn: number;
  readonly prefix: string | null;
  readonly targets: readonly number[];
  readonly player: PlayerAddress;
  readonly onPlayerChange: (player: PlayerAddress) => void;
  /** The instant of the newest route, milliseconds since 1970. */
  readonly now: number;
  /** The choice of prefix and targets. */
  readonly pickers: ReactNode;
  readonly hrefOf: (asn: number) => string;
  readonly onSelectNode: (asn: number) => void;
}

/** The routes of a prefix as they came and went, step by step. */
export function PlayedGraph({
  asn,
  prefix,
  targets,
  player,
  onPlayerChange,
  now,
  pickers,
  ...graphProps
}: PlayedGraphProps) {
  const available = useAvailableDates(now);
  const chosen = player.date ?? initialPlayerDate(now);
  // A window of seven days may begin before anything is loaded: what nobody chose is no reason to warn.
  const date = player.date === null ? nearestPlayerDate(chosen, available).date : chosen;
  const { date: start } = nearestPlayerDate(date, available);
  const ip = prefix?.includes(':') ? '6' : '4';
  const { window, played } = usePlayedGraph({ asn, prefix, targets, from: start, ip, now });
  const [stood, setPosition] = useState(start);
  const position = Math.max(start, Math.min(stood, now));
  const from = window.data ? (previousPosition(window.data, player.step, position) ?? -1) : -1;
  const step = useMemo(() => routeStep(played.events, from, position), [played.events, from, position]);
  const graph = useMemo(() => drawnStep(played, step), [played, step]);
  const hopOf = (hop: number) => {
    const known = played.networks.get(hop);
    return known && { name: known.as_name, countryCode: known.country_code, countryName: known.country_name };
  };

  return (
    <Stack gap={24}>
      <RouteGraph
        {...graphProps}
        graph={faceOf(window, () => graph)}
        prefix={prefix ?? ''}
        {...(window.data && window.data.events.length === 0 && { emptyReason: 'no-history' as const })}
        toolbar={
          <Stack gap={12}>
            {pickers}
            <PlayerBar
              history={faceOf(window, (known) => known)}
              position={position}
              onPositionChange={setPosition}
              step={player.step}
              onStepChange={(next) => onPlayerChange({ ...player, step: next })}
              date={date}
              available={available}
              onDateChange={(next) => {
                setPosition(next);
                onPlayerChange({ ...player, date: next });
              }}
              counts={{ active: step.active.length, added: step.added.length, left: step.left.length }}
              onClose={() => onPlayerChange({ ...player, isOn: false })}
            />
          </Stack>
        }
      />
      {prefix !== null && (
        <PrefixVisibility asn={asn} prefix={prefix} until={now} position={position} onSelectTime={setPosition} />
      )}
      <RouteDiffList step={faceOf(window, () => step)} hopOf={hopOf} />
    </Stack>
  );
}

import {
  initialPlayerDate,
  nearestPlayerDate,
  previousPosition,
  routeStep,
  type AvailableDates,
} from '@routeglass/domain/player';
import { PlayerBar } from '@routeglass/ui/PlayerBar';
import { RouteGraph, type GraphData } from '@routeglass/ui/RouteGraph';
import { Stack } from '@routeglass/ui/Stack';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { faceOf } from '../../wire/face.ts';
import { emptyFace, historyOfNothing, type GraphFace } from '../../graphs/graphFace.ts';
import { OutsideNotice } from './OutsideNotice.tsx';
import { PlayedLists } from './PlayedLists.tsx';
import { pathsIn, stepDrawing } from './playedHistory.ts';
import type { PlayerAddress } from './playerAddress.ts';
import { PrefixVisibility } from '../../graphs/PrefixVisibility.tsx';
import { useAspa } from '../../graphs/useAspa.ts';
import { useLinkEvidence } from '../../graphs/useLinkEvidence.ts';
import { usePlayedGraph } from './usePlayedGraph.ts';

interface PlayedGraphProps {
  readonly asn: number;
  readonly prefix: string | null;
  readonly targets: readonly number[];
  readonly player: PlayerAddress;
  readonly onPlayerChange: (player: PlayerAddress) => void;
  readonly onAddTargets: (targets: readonly number[]) => void;
  /** Called if the server refused the history to this reader. */
  readonly onRefused: () => void;
  readonly available: AvailableDates;
  /** Shown in place of the graph while prefix or targets are missing. */
  readonly missing: GraphFace<GraphData> | null;
  /** The pickers for prefix and targets. */
  readonly pickers: ReactNode;
  readonly viewHref: string;
  readonly hrefOf: (asn: number) => string;
  readonly onSelectNode: (asn: number) => void;
}

/** The changes of a prefix's routes over time, step by step. */
export function PlayedGraph(props: PlayedGraphProps) {
  const {
    asn,
    prefix,
    targets,
    player,
    onPlayerChange,
    onAddTargets,
    onRefused,
    available,
    missing,
    pickers,
    ...graphProps
  } = props;
  const { now } = available;
  // The default window of seven days may begin before the first loaded data. Nobody chose it, so it causes no warning.
  const date = player.date ?? nearestPlayerDate(initialPlayerDate(now), available).date;
  const { date: start } = nearestPlayerDate(date, available);
  const ip = prefix?.includes(':') ? '6' : '4';
  const { window, played } = usePlayedGraph({ asn, prefix, targets, from: start, ip, now });
  const [stood, setStood] = useState<{ readonly start: number; readonly at: number } | null>(null);
  // Until the position is moved, it is that of the address.
  const asked = stood?.start === start ? stood.at : (player.at ?? start);
  const position = Math.max(start, Math.min(asked, now));
  const goTo = useCallback((at: number) => setStood({ start, at }), [start]);
  const from = (window.data && previousPosition(window.data, player.step, position)) ?? position;
  const draw = useMemo(() => stepDrawing(played), [played]);
  const step = useMemo(() => routeStep(played.events, from, position), [played.events, from, position]);
  const graph = useMemo(() => draw(step), [draw, step]);
  const paths = useMemo(() => pathsIn(played.events), [played.events]);
  const aspa = useAspa(paths, prefix);
  const linkEvidence = useLinkEvidence(prefix);
  // The graph renders first; the lists follow in small tasks, so that they do not delay a step.
  const settled = useDeferredValue(step);
  const settledAt = useDeferredValue(position);
  const isRefused = window.error?.status === 401 || window.error?.status === 402;
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);

  const isStill = !missing && window.data !== undefined && !played.events.some(({ time }) => time > start);

  const hasHistory = window.data !== undefined && window.data.events.length > 0;
  const drawn =
    missing ?? (window.data && !hasHistory ? emptyFace(asn, 'no-history') : { graph: faceOf(window, () => graph) });
  return (
    <Stack gap={24}>
      <RouteGraph
        {...graphProps}
        {...drawn}
        aspa={aspa}
        linkEvidence={linkEvidence}
        prefix={prefix ?? ''}
        foldsLeaves={false}
        toolbar={
          <Stack gap={12}>
            {pickers}
            <PlayerBar
              history={missing ? historyOfNothing(missing, start, now) : faceOf(window, (known) => known)}
              position={position}
              onPositionChange={goTo}
              step={player.step}
              onStepChange={(next) => onPlayerChange({ ...player, step: next })}
              date={date}
              available={available}
              onDateChange={(next) => onPlayerChange({ ...player, date: next, at: null })}
              counts={{ active: step.active.length, added: step.added.length, left: step.left.length }}
              onClose={() => onPlayerChange({ ...player, isOn: false })}
            />
            {isStill && prefix !== null && (
              <OutsideNotice {...{ asn, prefix, targets }} from={start} onAdd={onAddTargets} />
            )}
          </Stack>
        }
      />
      {prefix !== null && (
        <PrefixVisibility asn={asn} prefix={prefix} until={now} position={position} onSelectTime={goTo} />
      )}
      {hasHistory && !missing && (
        <PlayedLists
          events={played.events}
          networks={played.networks}
          step={settled}
          position={settledAt}
          onSelectTime={goTo}
        />
      )}
    </Stack>
  );
}

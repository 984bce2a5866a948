import { ExtendedToggle } from '@routeglass/ui/ExtendedToggle';
import { Inline } from '@routeglass/ui/Inline';
import { ToggleButton } from '@routeglass/ui/ToggleButton';
import type { GraphAddress } from './address.ts';
import { GraphPrefix } from './GraphPrefix.tsx';
import { GraphTargets } from './GraphTargets.tsx';

interface GraphPickersProps {
  readonly asn: number;
  readonly address: GraphAddress;
  /** `replaces` where the page chose by itself: there is nothing to go back to. */
  readonly onChange: (change: Partial<GraphAddress>, replaces?: boolean) => void;
  readonly nameOf: (asn: number) => string | null;
  /** Whether the player is on, and the way to turn it on and off; absent for readers who have none. */
  readonly player?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
  /** What was pressed last of what turns one graph into another, and so has the focus again beside the new one. */
  readonly turnedBy: GraphTurn | null;
}

export type GraphTurn = 'player' | 'extended';

/** What a graph shows: prefix, targets, possible routes, the player. */
export function GraphPickers({ asn, address, onChange, nameOf, player, turnedBy }: GraphPickersProps) {
  const { prefix, targets, extended } = address;
  return (
    <Inline gap={16}>
      <GraphPrefix asn={asn} selected={prefix} onSelect={(next) => onChange({ prefix: next }, prefix === null)} />
      <GraphTargets
        // Another prefix begins again: where no target is left, its first preset is chosen.
        key={prefix}
        asn={asn}
        prefix={prefix}
        selected={targets}
        onChange={(next) => onChange({ targets: next }, targets.length === 0)}
        nameOf={nameOf}
      />
      <ExtendedToggle
        isExtended={extended}
        onChange={(next) => onChange({ extended: next })}
        hasAutoFocus={turnedBy === 'extended'}
      />
      {player && (
        <ToggleButton
          size="small"
          isSelected={player.isOn}
          onChange={player.onChange}
          {...(turnedBy === 'player' && { autoFocus: true })}
        >
          Player
        </ToggleButton>
      )}
    </Inline>
  );
}

import { ExtendedToggle } from '@routeglass/ui/ExtendedToggle';
import { Inline } from '@routeglass/ui/Inline';
import { ToggleButton } from '@routeglass/ui/ToggleButton';
import type { GraphAddress } from './address.ts';
import { GraphPrefix } from './GraphPrefix.tsx';
import { GraphTargets } from './GraphTargets.tsx';

interface GraphPickersProps {
  readonly asn: number;
  readonly address: GraphAddress;
  /** `replaces` if the page itself made the choice, so that there is nothing to go back to. */
  readonly onChange: (change: Partial<GraphAddress>, replaces?: boolean) => void;
  readonly nameOf: (asn: number) => string | null;
  /** State and switch of the player; absent for readers without it. */
  readonly player?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
  /** The control that last changed the kind of graph; it gets the focus again beside the new graph. */
  readonly turnedBy: GraphTurn | null;
}

export type GraphTurn = 'player' | 'extended';

/** The controls of a graph: prefix, targets, possible routes, player. */
export function GraphPickers({ asn, address, onChange, nameOf, player, turnedBy }: GraphPickersProps) {
  const { prefix, targets, extended } = address;
  return (
    <Inline gap={16}>
      <GraphPrefix asn={asn} selected={prefix} onSelect={(next) => onChange({ prefix: next }, prefix === null)} />
      <GraphTargets
        // Reset for another prefix: if no target is left, its first preset is chosen.
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

import type { AsPickerProps } from '../AsPicker/AsPicker.tsx';
import type { TargetPreset } from './pickTargets.ts';

export interface TargetPickerProps extends Omit<AsPickerProps, 'label' | 'action' | 'onPick'> {
  readonly selected: readonly number[];
  readonly onChange: (selected: readonly number[]) => void;
  /** Sets worth looking from, the one to begin with first: it is selected at once where nothing is. */
  readonly presets: readonly TargetPreset[];
  /** Why there are no presets, where that is not because none is known. Default `ready`. */
  readonly presetState?: 'loading' | 'failed' | 'ready';
  /** Name of a selected network, for its chip. */
  readonly nameOf?: ((asn: number) => string | null) | undefined;
}

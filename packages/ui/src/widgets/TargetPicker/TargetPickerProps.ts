import type { AsPickerProps } from '../AsPicker/AsPicker.tsx';
import type { TargetPreset } from './pickTargets.ts';

export interface TargetPickerProps extends Omit<AsPickerProps, 'label' | 'action' | 'onPick'> {
  readonly selected: readonly number[];
  readonly onChange: (selected: readonly number[]) => void;
  /** Useful sets of networks, the default first: it is selected at once if nothing is. */
  readonly presets: readonly TargetPreset[];
  /** Why there are no presets, unless none are known. Default `ready`. */
  readonly presetState?: 'loading' | 'failed' | 'ready';
  /** Name of a selected network, for its chip. */
  readonly nameOf?: ((asn: number) => string | null) | undefined;
}

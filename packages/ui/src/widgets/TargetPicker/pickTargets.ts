/** A named set of networks to look from. */
export interface TargetPreset {
  readonly name: string;
  readonly asns: readonly number[];
  /** Set for the presets of a country; null for the others. */
  readonly countryCode: string | null;
}

/** Both lists without repetition, the first in front. */
export function joinTargets(selected: readonly number[], more: readonly number[]): number[] {
  return [...new Set([...selected, ...more])];
}

/** Every network of any preset. */
export function allTargets(presets: readonly TargetPreset[]): number[] {
  return joinTargets(
    [],
    presets.flatMap((preset) => preset.asns),
  );
}

/** The targets to begin with: those selected, or the first preset's where there are none. */
export function initialTargets(selected: readonly number[], presets: readonly TargetPreset[]): readonly number[] {
  return selected.length > 0 ? selected : (presets[0]?.asns ?? []);
}

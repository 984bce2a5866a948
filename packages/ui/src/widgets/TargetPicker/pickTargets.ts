/** A named set of vantage networks. */
export interface TargetPreset {
  readonly name: string;
  readonly asns: readonly number[];
  /** Set for the presets of a country; null for the others. */
  readonly countryCode: string | null;
}

/** Both lists without duplicates, the first one first. */
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

/** The initial targets: those selected, or the first preset's if there are none. */
export function initialTargets(selected: readonly number[], presets: readonly TargetPreset[]): readonly number[] {
  return selected.length > 0 ? selected : (presets[0]?.asns ?? []);
}

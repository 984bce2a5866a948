import { parseAsn } from '@routeglass/domain/asn';

/** A named set of networks to look from. */
export interface TargetPreset {
  readonly name: string;
  readonly asns: readonly number[];
  /** Set for the presets of a country; null for the others. */
  readonly countryCode: string | null;
}

/** The number that an entry stands for: digits, with `AS` before them if one likes. Null for everything else and for what is selected already: such an entry is ignored. */
export function targetOf(entry: string, selected: readonly number[]): number | null {
  const asn = /^(as)?\d+$/i.test(entry.trim()) ? parseAsn(entry.trim()) : undefined;
  return asn === undefined || selected.includes(asn) ? null : asn;
}

/** Whether an entry is a number, or the beginning of one: then no list of names should stand in the way of adding it. */
export function mayBeNumber(entry: string): boolean {
  return /^\s*(as?)?\d*\s*$/i.test(entry);
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

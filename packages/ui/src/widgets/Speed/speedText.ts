/** A port's speed as text, from Mbit/s: above 1000 in G, else in M. `1000M`, `10G`, `2.5G`. */
export function speedText(megabits: number): string {
  return megabits > 1000 ? `${trimmed(megabits / 1000)}G` : `${trimmed(megabits)}M`;
}

/** At most two decimals, without trailing zeros. */
function trimmed(value: number): string {
  return String(Math.round(value * 100) / 100);
}

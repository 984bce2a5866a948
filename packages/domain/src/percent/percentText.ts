/** A percentage as text, with a non-breaking space: `4.1 %`. The number may be text, such as `<1`. */
export function percentText(percent: number | string): string {
  return `${percent}\u00A0%`;
}

/** A percentage as it is written, with a space at which no line breaks: `4.1 %`. The number may be words, such as `<1`. */
export function percentText(percent: number | string): string {
  return `${percent}\u00A0%`;
}

/** Mixes a `share` (0 to 1) of `over` into `under`, both `#rrggbb`: a color between two steps of a scale. */
export function blend(under: string, over: string, share: number): string {
  const channel = (at: number): string => {
    const from = Number.parseInt(under.slice(at, at + 2), 16);
    const to = Number.parseInt(over.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

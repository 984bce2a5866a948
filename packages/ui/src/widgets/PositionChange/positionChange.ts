/** A change with its sign: `+3`, `-1`, `0`. */
export function changeText(change: number): string {
  return change > 0 ? `+${change}` : String(change);
}

/** A change as text: positive is up. */
export function changeWords(change: number): string {
  if (change === 0) return 'unchanged';
  const steps = Math.abs(change);
  return `${change > 0 ? 'up' : 'down'} ${steps} position${steps === 1 ? '' : 's'}`;
}

/** `2026-01-15 09:00:00 UTC` */
export function instantText(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

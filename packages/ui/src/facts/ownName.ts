/** The name to show beside a network's number; null if it has none, or only repeats the number. */
export function ownName(asn: number, name: string | null | undefined): string | null {
  return name && name !== `AS${asn}` ? name : null;
}

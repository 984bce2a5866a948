/** A network's name beside its number; null where it has none, or one that only repeats the number. */
export function ownName(asn: number, name: string | null | undefined): string | null {
  return name && name !== `AS${asn}` ? name : null;
}

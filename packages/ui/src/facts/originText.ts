/** An AS_SET as routers print it, with room for a line break: `{64501, 64502}`. */
export function originSetText(members: readonly number[]): string {
  return `{${members.join(', ')}}`;
}

/** The origin of a prefix as text: `AS64500`, or for an aggregate with an AS_SET `AS64500 {64501, 64502}`. */
export function originText(asn: number, originSet: readonly number[] | undefined): string {
  return originSet ? `AS${asn} ${originSetText(originSet)}` : `AS${asn}`;
}

/** A BGP community that its network has documented. */
export interface DescribedCommunity {
  /** `64512:100` (RFC 1997) or `64512:1:2` (RFC 8092). */
  readonly community: string;
  /** The form that documents a whole range of communities, `64512:1xx`; null where it documents this one alone. */
  readonly pattern: string | null;
  readonly description: string;
}

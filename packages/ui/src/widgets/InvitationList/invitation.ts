/** An invitation to a network, not accepted yet. */
export interface Invitation {
  readonly id: string;
  readonly asn: number;
  /** Null if it has none. */
  readonly asName: string | null;
  /** Whom it went to. */
  readonly email: string;
  /** The address of the account that sent it. */
  readonly invitedBy: string;
  readonly sent: Date;
  /** Until when its link works. */
  readonly expires: Date;
}

/** An invitation to a network, not accepted yet. */
export interface Invitation {
  readonly id: string;
  readonly asn: number;
  /** Null if it has none. */
  readonly asName: string | null;
  /** The invited address. */
  readonly email: string;
  /** Address of the account that sent it. */
  readonly invitedBy: string;
  readonly sent: Date;
  /** When its link expires. */
  readonly expires: Date;
}

/** A passkey of an account. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  /** Null where it was never used. */
  readonly lastUsed: Date | null;
  /** Whether it is kept in an account of its maker and found on other devices too. */
  readonly isSynced: boolean;
}

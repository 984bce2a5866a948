/** A passkey of an account. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  /** Null if it was never used. */
  readonly lastUsed: Date | null;
  /** Whether it is synced through its provider's account and available on other devices. */
  readonly isSynced: boolean;
}

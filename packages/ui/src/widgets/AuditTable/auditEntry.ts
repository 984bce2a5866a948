/** Something that was done, by whom and to whom. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** An address, or what ran it. */
  readonly actor: string;
  /** `user.blocked`. */
  readonly action: string;
  readonly subject: string;
  /** Address that it came from; null where it came from the machine itself. */
  readonly address: string | null;
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

/** Details in one line: `role: ADMIN, reason: spam`. */
export function detailText({ details }: Pick<AuditEntry, 'details'>): string {
  return details.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

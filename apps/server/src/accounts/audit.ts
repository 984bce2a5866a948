import type { AccountQueries } from './tables.ts';

/** An audited action, such as `user.blocked`, with its actor and subject. Must not contain secrets. */
export interface Deed {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly address?: string;
  readonly details?: Readonly<Record<string, string>>;
}

export async function record(queries: AccountQueries, deed: Deed, at: Date): Promise<void> {
  const details = Object.entries(deed.details ?? {}).map(([name, value]) => ({ name, value }));
  await queries
    .insertInto('audit')
    .values({
      at,
      actor: deed.actor,
      action: deed.action,
      subject: deed.subject,
      address: deed.address ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

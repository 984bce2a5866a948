import { parsePrefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { findRegistrations, type Registration } from './addressRange.ts';
import { toBrief } from './network.ts';
import type { Database } from './schema.ts';
import type { Purposes, SpecialPurpose } from './specialPurpose.ts';

/** Facts about an address that do not depend on routes. */
export interface AddressFacts {
  readonly registered: { readonly prefix: string; readonly holder: ReturnType<typeof toBrief> } | null;
  readonly special_purpose: SpecialPurpose | null;
}

/** Looks up addresses in the registries: their holders, and their special purposes. */
export async function openAddressFacts(
  db: Kysely<Database>,
  addresses: readonly string[],
  purposes: Purposes,
): Promise<(address: string) => AddressFacts> {
  const [registrations, purposeOf] = await Promise.all([findRegistrations(db, addresses), purposes()]);
  return (address) => {
    const prefix = parsePrefix(address);
    return {
      registered: toRegistered(registrations.get(address)),
      special_purpose: (prefix && purposeOf(prefix)) ?? null,
    };
  };
}

function toRegistered(registration: Registration | undefined): AddressFacts['registered'] {
  if (!registration) return null;
  const { prefix, ...holder } = registration;
  return { prefix, holder: toBrief(holder) };
}

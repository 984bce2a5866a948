import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOf } from '../visitor.ts';
import { profileOf } from './profile.ts';

const parsed = (json: string): unknown => JSON.parse(json);

/** All stored data about an account except its secrets, of which the server has only hashes. */
export function mountExport(mount: Mount, { store, clock }: AccountDeps): void {
  mount(
    personEndpoints.exportAccount,
    async (visit) => {
      const { id } = accountOf(visit);
      const { db } = store;
      const { privacy_at, privacy_version } = await db
        .selectFrom('account')
        .select(['privacy_at', 'privacy_version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        exported: new Date(clock()).toISOString(),
        profile: await profileOf(db, id),
        privacy: { agreed: privacy_at, version: privacy_version },
        sessions: await db
          .selectFrom('session')
          .select(['created_at', 'last_used_at', 'ended_at', 'method', 'address', 'user_agent'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        passkeys: await db
          .selectFrom('passkey')
          .select(['name', 'synced', 'created_at', 'last_used_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        identities: await db
          .selectFrom('identity')
          .select(['provider', 'subject', 'created_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        claimed_networks: await db
          .selectFrom('claimed_network')
          .select(['provider', 'asn', 'permissions', 'seen_at'])
          .where('account_id', '=', id)
          .orderBy('asn')
          .execute(),
        tokens: await db
          .selectFrom('api_token')
          .select(['name', 'scope', 'created_at', 'last_used_at', 'expires_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        threads: await db
          .selectFrom('thread')
          .select(['id', 'kind', 'subject', 'state', 'fields', 'created_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        messages: await db
          .selectFrom('message')
          .innerJoin('thread', 'thread.id', 'message.thread_id')
          .select(['message.thread_id', 'message.author', 'message.text', 'message.sent_at'])
          .where('thread.account_id', '=', id)
          .orderBy('message.sent_at')
          .execute(),
        alert_rules: await db
          .selectFrom('alert_watch')
          .select(['asn', 'rules', 'created_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        alert_channels: await db
          .selectFrom('alert_channel')
          .select(['kind', 'name', 'form', 'created_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        subscriptions: await db
          .selectFrom('subscription')
          .select(['source', 'period', 'net_cents', 'starts_at', 'paid_until', 'renews', 'ended_at', 'card'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        bills: (
          await db
            .selectFrom('bill')
            .select(['number', 'kind', 'buyer', 'line', 'net_cents', 'vat_cents', 'vat_note', 'issued_at', 'due_at'])
            .where('account_id', '=', id)
            .orderBy('issued_at')
            .orderBy('serial')
            .execute()
        ).map(({ buyer, line, ...bill }) => ({ ...bill, buyer: parsed(buyer), line: parsed(line) })),
        payments: await db
          .selectFrom('ledger')
          .select(['at', 'kind', 'cents', 'until', 'memo'])
          .where('account_id', '=', id)
          .orderBy('id')
          .execute(),
        as_access_requests: (
          await db
            .selectFrom('as_access')
            .select(['asn', 'status', 'proof', 'created_at', 'updated_at', 'visit'])
            .where('account_id', '=', id)
            .orderBy('created_at')
            .execute()
        ).map(({ visit, ...request }) => ({ ...request, last_visit: visit === null ? null : parsed(visit) })),
        domain_access_requests: await db
          .selectFrom('domain_access')
          .select(['domain', 'status', 'proof', 'created_at', 'updated_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        trials: await db
          .selectFrom('monitoring_trial')
          .select(['asn', 'company', 'notification_email', 'state', 'created_at', 'begins_at', 'ends_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        bgp_sessions: await db
          .selectFrom('bgp_session')
          .select(['asn', 'ip', 'state', 'created_at', 'updated_at', 'established_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
        letters: await db
          .selectFrom('mail')
          .select(['recipient', 'subject', 'created_at'])
          .where('account_id', '=', id)
          .orderBy('created_at')
          .execute(),
      };
    },
    { dependsOn: 'moment' },
  );
}

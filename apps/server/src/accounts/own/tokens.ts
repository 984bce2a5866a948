import { DAY_MS } from '@routeglass/domain/time';
import { accountEndpoints } from '@routeglass/api-client/accounts';
import { personEndpoints, type TokenRow } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { hashOf, newId, newSecret } from '../token.ts';
import type { AccountQueries, AccountTables } from '../tables.ts';
import { accountOf } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;
/** Prefix by which secret scanners recognize a token. */
const PREFIX = 'rg_';
const SHOWN = 7;
const MOST = 50;
/** The token of the API explorer. */
const EXPLORER = { name: 'API explorer', scope: 'read', lifetime: 10 * 60_000, passing: true } as const;

interface NewToken {
  readonly name: string;
  readonly scope: 'read' | 'write';
  readonly lifetime: number;
  readonly passing: boolean;
}

async function insert(queries: AccountQueries, accountId: string, token: NewToken, now: number) {
  const secret = `${PREFIX}${newSecret()}`;
  const row = await queries
    .insertInto('api_token')
    .values({
      id: newId(),
      account_id: accountId,
      token_hash: hashOf(secret),
      name: token.name,
      scope: token.scope,
      begins: secret.slice(0, SHOWN),
      passing: token.passing,
      created_at: new Date(now),
      expires_at: new Date(now + token.lifetime),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { secret, row };
}

function shown(
  row: {
    [Key in 'id' | 'name' | 'scope' | 'begins']: AccountTables['api_token'][Key];
  } & { created_at: Date; last_used_at: Date | null; expires_at: Date },
): TokenRow {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    begins: `${row.begins}…`,
    created: row.created_at.toISOString(),
    last_used: row.last_used_at?.toISOString() ?? null,
    expires: row.expires_at.toISOString(),
  };
}

/** Routes for API tokens. The explorer's token lasts ten minutes and is read-only. */
export function mountTokens(mount: Mount, { store, clock }: AccountDeps): void {
  mount(
    accountEndpoints.apiToken,
    async (visit) => {
      const { id } = accountOf(visit);
      const { secret } = await store.write(async (queries) => {
        const ended = new Date(clock());
        await queries.deleteFrom('api_token').where('account_id', '=', id).where('expires_at', '<', ended).execute();
        return insert(queries, id, EXPLORER, clock());
      });
      return { token: secret };
    },
    MOMENT,
  );
  mount(
    personEndpoints.tokens,
    async (visit) => {
      const rows = await store.db
        .selectFrom('api_token')
        .selectAll()
        .where('account_id', '=', accountOf(visit).id)
        .where('passing', '=', false)
        .orderBy('created_at', 'desc')
        .execute();
      return { data: rows.map(shown) };
    },
    MOMENT,
  );
  mount(
    personEndpoints.makeToken,
    async (visit) => {
      const { id, email } = accountOf(visit);
      const { name, scope, days } = visit.body;
      const { secret, row } = await store.write(async (queries) => {
        const { count } = await queries
          .selectFrom('api_token')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('account_id', '=', id)
          .where('passing', '=', false)
          .executeTakeFirstOrThrow();
        if (count >= MOST) throw new Problem('E_CONFLICT', `You have ${MOST} tokens. Revoke one first.`);
        const deed = { actor: email, action: 'token.made', subject: name, address: visit.address };
        await record(queries, deed, new Date(clock()));
        return insert(queries, id, { name, scope, lifetime: days * DAY_MS, passing: false }, clock());
      });
      return { token: secret, ...shown(row) };
    },
    MOMENT,
  );
  mount(
    personEndpoints.revokeToken,
    async (visit) => {
      const { id, email } = accountOf(visit);
      await store.write(async (queries) => {
        const gone = await queries
          .deleteFrom('api_token')
          .where('id', '=', visit.params.id)
          .where('account_id', '=', id)
          .returning('name')
          .executeTakeFirst();
        if (!gone) throw new Problem('E_NOT_FOUND', 'This token has already been revoked.');
        const deed = { actor: email, action: 'token.revoked', subject: gone.name, address: visit.address };
        await record(queries, deed, new Date(clock()));
      });
      return { result: true } as const;
    },
    MOMENT,
  );
}

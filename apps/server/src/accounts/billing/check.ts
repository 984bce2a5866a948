import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';

export interface LedgerCheck {
  readonly rows: number;
  readonly bills: number;
  readonly subscriptions: number;
  readonly owed_cents: number;
  readonly problems: string[];
}

/** Invariants, each as a query for its violations. */
const rules: readonly (readonly [string, ReturnType<typeof sql>])[] = [
  [
    'A number is missing or there twice in',
    sql`select c.year::text as what from accounts.bill_counter c
      where c.last <> (select count(*) from accounts.bill b where b.year = c.year)
        or c.last <> (select coalesce(max(b.serial), 0) from accounts.bill b where b.year = c.year)`,
  ],
  [
    'The ledger does not have the amount of',
    sql`select b.number as what from accounts.bill b where b.net_cents + b.vat_cents <> coalesce((
      select sum(l.cents) from accounts.ledger l where case
        when b.kind = 'bill' then l.bill_id = b.id and l.kind = 'billed'
        else l.bill_id = b.credits and l.kind = 'credited' end), 0)`,
  ],
  [
    'More was paid than owed of',
    sql`select b.number as what from accounts.bill b
      where (select coalesce(sum(l.cents), 0) from accounts.ledger l where l.bill_id = b.id) < 0`,
  ],
  [
    'A credit note leaves something owed or paid of',
    sql`select b.number as what from accounts.bill b join accounts.bill n on n.credits = b.id
      where (select coalesce(sum(l.cents), 0) from accounts.ledger l where l.bill_id = b.id) <> 0`,
  ],
  [
    'A subscription is open longer than the ledger says:',
    sql`select s.id as what from accounts.subscription s where s.paid_until is distinct from (
      select l.until from accounts.ledger l where l.subscription_id = s.id and l.kind = 'opened' order by l.id desc limit 1)`,
  ],
  [
    'A subscription was ended without a row in the ledger, or has one and is open:',
    sql`select s.id as what from accounts.subscription s where (s.ended_at is not null) <> exists (
      select from accounts.ledger l where l.subscription_id = s.id and l.kind = 'closed')`,
  ],
  [
    'Pro was opened without a payment:',
    sql`select l.id::text as what from accounts.ledger l join accounts.subscription s on s.id = l.subscription_id
      where l.kind = 'opened' and s.source <> 'grant' and not exists (
        select from accounts.ledger p where p.bill_id = l.bill_id and p.kind = 'paid')`,
  ],
  [
    'A payment has opened nothing:',
    sql`select b.number as what from accounts.bill b join accounts.ledger p on p.bill_id = b.id and p.kind = 'paid'
      where not exists (select from accounts.subscription s
        where s.purchase_id = b.purchase_id or s.id = b.subscription_id)`,
  ],
  [
    'An order says that it is paid, and nothing was opened for it:',
    sql`select p.id as what from accounts.purchase p where p.state = 'paid'
      and not exists (select from accounts.subscription s where s.purchase_id = p.id)`,
  ],
];

/** Recomputes balances, numbers and paid days from the ledger. */
export async function checkLedger(queries: AccountQueries): Promise<LedgerCheck> {
  const problems: string[] = [];
  for (const [problem, query] of rules) {
    const { rows } = await query.execute(queries);
    for (const { what } of rows as { what: string }[]) problems.push(`${problem} ${what}`);
  }
  const { rows } = await sql<Omit<LedgerCheck, 'problems'>>`select
    (select count(*)::int from accounts.ledger) as rows, (select count(*)::int from accounts.bill) as bills,
    (select count(*)::int from accounts.subscription) as subscriptions,
    (select coalesce(sum(cents), 0)::int from accounts.ledger) as owed_cents`.execute(queries);
  const [counts = { rows: 0, bills: 0, subscriptions: 0, owed_cents: 0 }] = rows;
  return { ...counts, problems };
}

import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { parseAsn } from '@routeglass/domain/asn';
import { type AspaDirection, type AspaTable, authorisationOf, verifyAspa } from '@routeglass/domain/validity';
import type { Kysely } from 'kysely';
import { badRequest } from '../../http/problem.ts';
import { worldOfNetworks } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { type AspaRow, attestationsOf, newestAspas } from './aspaRepository.ts';

/** ASPAs, and the verification of paths by them. */
export function createAspaService(db: Kysely<Database>) {
  /** The ASPAs of these networks for one IP version, and their time. */
  const attested = async (customers: readonly number[], ip: '4' | '6') => {
    const world = await worldOfNetworks(db, customers);
    const [rows, made] = await Promise.all([attestationsOf(db, customers, world), newestAspas(db, world)]);
    return { table: tableOf(rows, Number(ip) as 4 | 6), asOf: made?.toISOString() ?? null };
  };
  return {
    async json(customers: readonly number[] | undefined): Promise<AnswerOf<Endpoints['aspaJson']>> {
      const world = customers ? await worldOfNetworks(db, customers) : null;
      // Each customer in its own world, since the requested ones may be of both.
      const [rows, made] = await Promise.all([attestationsOf(db, customers ?? null, null), newestAspas(db, world)]);
      const generated = made ? Math.floor(made.getTime() / 1000) : null;
      return {
        metadata: { generated, generatedTime: made?.toISOString() ?? null },
        aspas: rows.map(({ customer, providers, ta, world: home }) => ({
          customer: `AS${customer}`,
          providers: providers.split(' ').map((asn) => `AS${asn}`),
          ta: ta || 'N/A',
          ...(home === 'lab' && { sample: true }),
        })),
      };
    },

    async validity(query: QueryOf<Endpoints['aspaValidity']>): Promise<AnswerOf<Endpoints['aspaValidity']>> {
      const path = pathOf('path', query.path);
      const hops = (path ?? []).filter((asn, index) => asn !== path?.[index - 1]).toReversed();
      const { table, asOf } = await attested(hops, query.ip);
      return {
        ...verdictOf(table, query.path, path, query.direction),
        as_of: asOf,
        hops: hops.slice(1).map((provider, index) => hopOf(table, hops[index]!, provider)),
        descents: hops.slice(1).map((customer, index) => hopOf(table, customer, hops[index]!)),
      };
    },

    async verdicts(
      texts: readonly string[],
      { direction, ip }: QueryOf<Endpoints['aspaVerdicts']>,
    ): Promise<AnswerOf<Endpoints['aspaVerdicts']>> {
      const paths = texts.map((text, index) => pathOf(`${index}`, text));
      const { table, asOf } = await attested([...new Set(paths.flatMap((path) => path ?? []))], ip);
      return {
        as_of: asOf,
        verdicts: texts.map((text, index) => verdictOf(table, text, paths[index] ?? null, direction)),
      };
    },
  };
}

type Verdict = AnswerOf<Endpoints['aspaVerdicts']>['verdicts'][number];

function verdictOf(table: AspaTable, text: string, path: readonly number[] | null, direction: AspaDirection): Verdict {
  const { state, hop, reason } = verifyAspa(table, path, direction);
  return { path: text, state, hop: hop ?? null, reason: reason ?? null };
}

function hopOf(table: AspaTable, customer: number, provider: number): NonNullable<Verdict['hop']> {
  return { customer, provider, authorisation: authorisationOf(table, customer, provider) };
}

/** AS numbers of a path; null if it contains an AS_SET, which cannot be verified. */
function pathOf(place: string, text: string): readonly number[] | null {
  if (/[{}]/.test(text)) return null;
  const asns = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(parseAsn);
  const known = asns.filter((asn) => asn !== undefined);
  if (known.length === asns.length) return known;
  throw badRequest(place, `${JSON.stringify(text)} is not an AS path such as 64500 64501 64502`);
}

/** ASPAs for one IP version, including those for both. */
function tableOf(rows: readonly AspaRow[], ipVersion: 4 | 6): AspaTable {
  const table = new Map<number, Set<number>>();
  for (const { customer, ip_version, providers } of rows) {
    if (ip_version !== 0 && ip_version !== ipVersion) continue;
    const set = table.get(customer) ?? new Set();
    for (const asn of providers.split(' ')) set.add(Number(asn));
    table.set(customer, set);
  }
  return table;
}

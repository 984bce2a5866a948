import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { countryName } from '@routeglass/domain/country';
import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { editionsBy } from '../../store/editions.ts';
import { isSourceLoaded } from '../../store/loadedSources.ts';
import { toFull, worldOfNetwork } from '../../store/network.ts';
import { globalColumns } from '../../store/ratingColumns.ts';
import type { Database } from '../../store/schema.ts';
import { organisationOf, siblingsOf } from './repository.ts';

/** Organizations and their networks. */
export function createOrganisationsService(db: Kysely<Database>, stamp: () => Promise<string>) {
  const editions = editionsBy(db, stamp);
  return {
    async organisation(asn: number): Promise<AnswerOf<Endpoints['organisation']>> {
      const row = await organisationOf(db, asn);
      if (!row) {
        const isLoaded = await isSourceLoaded(db, 'organisations', asn);
        const reason = isLoaded
          ? `The loaded organizations do not include AS${asn}`
          : 'No list of organizations is loaded';
        throw new Problem('E_NOT_FOUND', reason);
      }
      return {
        org_id: row.id,
        name: row.name,
        country_code: row.country,
        country_name: countryName(row.country),
        source: row.source,
        asn_count: row.networks,
      };
    },
    async siblings(asn: number, query: QueryOf<Endpoints['siblings']>): Promise<AnswerOf<Endpoints['siblings']>> {
      const { skip, limit, order, 'sort-by': key } = query;
      const edition = key === 'asn' ? undefined : await editions.of('4', { world: await worldOfNetwork(db, asn) });
      const by = edition && key !== 'asn' ? { edition, column: globalColumns[key] } : null;
      const [{ total, rows }, source_loaded] = await Promise.all([
        siblingsOf(db, asn, { skip, limit, order, by }),
        isSourceLoaded(db, 'organisations', asn),
      ]);
      return { data: rows.map(toFull), record_count: total, source_loaded };
    },
  };
}

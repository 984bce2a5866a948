import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { countryName } from '@routeglass/domain/country';
import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { toFull } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { organisationOf, siblingsOf } from './repository.ts';

/** Organisations and the networks that they hold. */
export function createOrganisationsService(db: Kysely<Database>) {
  return {
    async organisation(asn: number): Promise<AnswerOf<Endpoints['organisation']>> {
      const row = await organisationOf(db, asn);
      if (!row) throw new Problem('E_NOT_FOUND', `The loaded organisations do not say who holds AS${asn}`);
      return {
        org_id: row.id,
        name: row.name,
        country_code: row.country,
        country_name: countryName(row.country),
        source: row.source,
        asn_count: row.networks,
      };
    },
    async siblings(asn: number, skip: number, limit: number): Promise<AnswerOf<Endpoints['siblings']>> {
      const { total, rows } = await siblingsOf(db, asn, skip, limit);
      return { data: rows.map(toFull), record_count: total };
    },
  };
}

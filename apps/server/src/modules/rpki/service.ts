import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import { createOriginValidator } from '@routeglass/domain/validity';
import type { Kysely } from 'kysely';
import { badRequest } from '../../http/problem.ts';
import { coveringVrps, isVrp, toVrp } from '../../store/coveringVrps.ts';
import { worldOfPrefix } from '../../store/prefixWorld.ts';
import type { Database } from '../../store/schema.ts';

/** Validates the origin of one route, with evidence. */
export function createRpkiService(db: Kysely<Database>) {
  return {
    async validity(text: string, asn: number): Promise<AnswerOf<Endpoints['roaValidity']>> {
      const prefix = parsePrefix(text);
      if (!prefix)
        throw badRequest('prefix', `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24 or 2001:db8::/32`);
      const rows = await coveringVrps(db, prefix, await worldOfPrefix(db, prefix, asn));
      const covering = rows.filter(isVrp);
      const verdict = createOriginValidator(covering.map(toVrp)).explain(prefix, asn);
      const made = (covering.length > 0 ? covering : rows).map((row) => row.as_of?.getTime() ?? 0);
      return {
        prefix: formatPrefix(prefix),
        asn,
        state: verdict.state,
        reason: verdict.reason,
        as_of: made.length > 0 ? new Date(Math.max(...made)).toISOString() : null,
        vrps: verdict.vrps.map((vrp) => ({
          prefix: vrp.prefix,
          max_length: vrp.maxLength,
          asn: vrp.asn,
          ta: covering[vrp.place]?.ta ?? '',
          matches: vrp.matches,
        })),
      };
    },
  };
}

import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import { addressVolume } from '@routeglass/domain/ratings';
import type { Kysely } from 'kysely';
import { badRequest } from '../../http/problem.ts';
import type { Database } from '../../store/schema.ts';
import { announcedBy, countVerdicts, spansOf } from './statRepository.ts';

type Version = 4 | 6 | null;
type Volume = AnswerOf<Endpoints['prefixVolume']>;

/** Statistics of a network's prefixes, and the history of one prefix. */
export function createPrefixStatService(db: Kysely<Database>) {
  return {
    async verdicts(column: 'roa' | 'route_object', asn: number, version: Version) {
      const { valid, invalid, unknown } = await countVerdicts(db, column, asn, version);
      return { valid, invalid, unknown, all: valid + invalid + unknown };
    },

    async volume(asn: number, version: Version): Promise<Volume> {
      const prefixes = (await announcedBy(db, asn, version)).flatMap((text) => parsePrefix(text) ?? []);
      const of = (wanted: 4 | 6) => {
        if (version !== null && version !== wanted) return null;
        const own = prefixes.filter((prefix) => prefix.version === wanted);
        const lengths = Map.groupBy(own, ({ length }) => length);
        return {
          prefixes: own.length,
          size: addressVolume(own),
          lengths: [...lengths]
            .map(([length, some]) => ({ length, prefixes: some.length }))
            .sort((a, b) => a.length - b.length),
        };
      };
      return { ipv4: of(4), ipv6: of(6) };
    },

    async history(asn: number, text: string, version: Version): Promise<AnswerOf<Endpoints['announcementHistory']>> {
      const prefix = parsePrefix(text);
      if (!prefix)
        throw badRequest('prefix', `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24 or 2001:db8::/32`);
      const spans = await spansOf(db, asn, formatPrefix(prefix), version);
      return spans.map(({ ip_version, first_seen, last_seen, peers, origin_set }) => ({
        ip_version,
        type: 'announced',
        first_seen: first_seen.toISOString(),
        last_seen: last_seen?.toISOString() ?? null,
        peers,
        ...(origin_set && { origin_set: [...origin_set] }),
      }));
    },
  };
}

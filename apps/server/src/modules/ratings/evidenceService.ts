import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { percentText } from '@routeglass/domain/percent';
import { judgeShares, trimmedOfEachSide } from '@routeglass/domain/ratings';
import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import type { editionsBy } from '../../store/editions.ts';
import { toBrief } from '../../store/network.ts';
import { ratingsOf } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';
import { sharesOf, sourcesOf } from './repository.ts';

const RULE = `Connectivity Score: 1000 × AS hegemony (Fontugne, Shah, Aben, PAM 2018). For each vantage network, the share of address weight whose best path passes through the network; the lowest and highest ${percentText(10)} are excluded; the mean of the rest. Equal scores are ordered by customer cone, then neighbors, then the lower number.`;

/** The evidence behind a score. */
export function createEvidenceService(db: Kysely<Database>, editions: ReturnType<typeof editionsBy>) {
  return {
    async evidence(asn: number, ip: '4' | '6'): Promise<AnswerOf<Endpoints['ratingEvidence']>> {
      const found = await ratingsOf(db, await editions.all(), asn);
      const rating = found.find(({ edition }) => edition.ip === Number(ip));
      if (!rating)
        throw new Problem('E_NOT_FOUND', `AS${asn} has no score in IPv${ip}: it is in none of the loaded routes`);
      const { edition, values } = rating;
      const [shares, sources] = await Promise.all([sharesOf(db, edition, asn), sourcesOf(db, edition)]);
      const known = new Map(shares.map((row) => [row.peer, row]));
      const judged = judgeShares(
        shares.map(({ peer }) => peer),
        shares.map(({ share }) => share),
      );
      return {
        asn,
        rule: RULE,
        day: edition.day,
        as_of: edition.as_of.toISOString(),
        score: values['score'] ?? 0,
        position: values['score_position'] ?? 1,
        cone: values['cone'] ?? 1,
        cone_kind: edition.cone,
        neighbors: values['neighbors'] ?? 0,
        peer_count: shares.length,
        trimmed_each_side: trimmedOfEachSide(shares.length),
        peers: judged.map(({ peer, share, trimmed }) => {
          const { as_name = null, country_code = null } = known.get(peer) ?? {};
          return { peer: toBrief({ asn: peer, as_name, country_code }), share, trimmed };
        }),
        sources: sources.map(({ kind, name, as_of }) => ({ kind, name, as_of: as_of?.toISOString() ?? null })),
      };
    },
  };
}

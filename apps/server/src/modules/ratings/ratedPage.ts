import { pagesOf } from '../../http/pages.ts';
import type { NameIndex } from '../../store/names/nameIndex.ts';
import type { FactsByNumber } from '../../store/names/packedFacts.ts';
import { type NetworkFilter, rowsThat } from './networkFilter.ts';
import type { RatedKey, RatedList } from './ratedList.ts';
import type { RatedSubject } from './readRatedList.ts';

/** One page of a rating. */
export interface RatedPageQuery extends NetworkFilter, RatedSubject {
  readonly sortBy: RatedKey;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

interface Kept {
  readonly lists: (subject: RatedSubject) => Promise<RatedList>;
  readonly names: () => Promise<NameIndex>;
  readonly facts: () => Promise<FactsByNumber>;
}

/** Reads pages of the ratings kept in memory. */
export function createRatedPages({ lists, names, facts }: Kept) {
  return async (query: RatedPageQuery) => {
    const { sortBy, order, page, size } = query;
    const { world } = query.edition;
    const [list, known] = await Promise.all([lists(query), facts()]);
    const wanted = await rowsThat(query, list, { facts, names, world });
    const { total, rows } = list.page({ sortBy, order, rows: wanted, limit: size, offset: (page - 1) * size });
    return {
      total,
      pages: pagesOf(total, { page, 'page-size': size }),
      rows: rows.map((row) => {
        const network = known.get(row.asn);
        // A laboratory number may be in a real path; nothing is known about it then.
        return { ...row, network: network?.world === world ? network : undefined };
      }),
    };
  };
}

import { isExact, parseCommunityPattern } from '@routeglass/domain/community';
import { sql } from 'kysely';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import { type Line, Lines } from '../csv/lines.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { undatedName } from '../seriesName.ts';

/** Loads a network's community dictionary: lines of `pattern,description`. The file name gives the network (`as3356.txt`). */
export async function loadCommunities({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const asn = Number(/\d+/.exec(undatedName(input.path))?.[0] ?? 0);
  const columns = ['generation_id', 'asn', 'pattern', 'is_exact', 'description'];
  const copy = new CopyTable(store, 'community_description', columns);
  const lines = new Lines();
  const seen = new Set<string>();
  let records = 0;
  const take = async (found: Iterable<Line>) => {
    for (const { text, offset } of found) {
      if (text.trim() === '' || text.startsWith('#')) continue;
      records += 1;
      const comma = text.indexOf(',');
      const pattern = comma === -1 ? undefined : parseCommunityPattern(text.slice(0, comma).trim());
      if (!pattern) skips.add('no community before a comma', offset);
      else if (seen.has(pattern.text)) skips.add('another row of the same community', offset);
      else {
        seen.add(pattern.text);
        const texts = [copyText(pattern.text), isExact(pattern), copyText(text.slice(comma + 1).trim())];
        if (copy.add(`${generation.id}\t${asn}\t${texts.join('\t')}`)) await copy.flush();
      }
    }
  };
  const broken = await feed(
    input,
    (chunk) => take(lines.push(chunk)),
    () => take(lines.end()),
  );
  const written = await copy.end();
  // Until rows enter the index, every search has to read all of them.
  await sql`select gin_clean_pending_list('community_description_search')`.execute(store.bulk);
  return { asOf: null, records: written, counts: { records, communities: written }, broken };
}

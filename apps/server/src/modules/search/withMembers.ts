import type { SearchResult } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { firstMembers, type MemberObject, objectsOf } from './memberRepository.ts';

const MOST_MEMBERS = 50;

/** Adds the members of AS-SETs to the results, in two queries whatever their number. */
export async function withMembers(db: Kysely<Database>, results: SearchResult[]): Promise<SearchResult[]> {
  const sets = results.flatMap(({ type, data }) =>
    type === 'as-set' ? [{ name: data.rpslPk, source: data.source }] : [],
  );
  if (sets.length === 0) return results;
  const rows = await firstMembers(db, sets, MOST_MEMBERS);
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  const objects = byName(await objectsOf(db, [...new Set(rows.flatMap(({ members }) => members))]));
  return results.map((result) => {
    if (result.type !== 'as-set') return result;
    const { rpslPk, source } = result.data;
    const { members = [], total = 0 } = found.get(keyOf({ name: rpslPk, source })) ?? {};
    const membersObjs = members.flatMap((member) => objects.get(member) ?? []);
    return { ...result, data: { ...result.data, members: [...members], members_count: total, membersObjs } };
  });
}

const keyOf = ({ name, source }: { readonly name: string; readonly source: string }): string => `${source}::${name}`;

function byName(objects: readonly MemberObject[]) {
  const named = new Map<string, { rpslPk: string; source: string; descr: string[] }[]>();
  for (const { name, source, descr } of objects) {
    const same = named.get(name) ?? [];
    same.push({ rpslPk: name, source, descr: [...descr] });
    named.set(name, same);
  }
  return named;
}

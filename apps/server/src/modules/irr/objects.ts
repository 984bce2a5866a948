import { RpslReader, type RpslObject, valueOf, valuesOf } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { Budget } from './budget.ts';
import { findObjects, MOST_OBJECTS, type ObjectRow, readSets } from './repository.ts';

/** An object as GraphQL reads it. Fields that need a search are read on demand and charged to the request's budget. */
export function objectOf(db: Kysely<Database>, budget: Budget, row: ObjectRow) {
  const object = parsed(row.object_text);
  const shared = {
    rpslPk: row.name,
    objectClass: row.type,
    source: row.source,
    descr: object ? valuesOf(object, 'descr') : [],
    objectText: row.object_text,
    sample: row.world === 'lab',
  };
  if (row.type === 'as-set') {
    const members = () => membersOf(db, budget, row);
    return {
      __typename: 'RPSLAsSet',
      ...shared,
      members,
      membersObjs: async () => membersObjs(db, budget, await members()),
    };
  }
  if (row.type === 'aut-num') {
    const asName = object ? valueOf(object, 'as-name') : '';
    return { __typename: 'RPSLAutNum', ...shared, asn: Number(row.name.slice(2)), asName };
  }
  return { __typename: 'RPSLOther', ...shared };
}

async function membersOf(db: Kysely<Database>, budget: Budget, { name, source }: ObjectRow): Promise<string[]> {
  budget.search();
  const rows = await readSets(db, [name]);
  const { asns = [], sets = [] } = rows.find((row) => row.source === source) ?? {};
  budget.read(asns.length + sets.length);
  return [...new Set([...asns.toSorted((a, b) => a - b).map((asn) => `AS${asn}`), ...sets.toSorted()])];
}

async function membersObjs(db: Kysely<Database>, budget: Budget, members: readonly string[]) {
  const names = members.map((member) => member.replace(/^.*::/, ''));
  const types = ['as-set', 'aut-num'];
  const rows = await findObjects(db, { names, types, sources: null, members: null, limit: MOST_OBJECTS });
  budget.read(rows.length);
  return rows.map((row) => objectOf(db, budget, row));
}

function parsed(text: string): RpslObject | undefined {
  const objects: RpslObject[] = [];
  const reader = new RpslReader({ onObject: (object) => objects.push(object), onProblem: () => {} });
  for (const line of text.split('\n')) reader.line(line, 0);
  reader.end();
  return objects[0];
}

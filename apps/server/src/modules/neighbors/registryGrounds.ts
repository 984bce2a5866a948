import type { Evidence } from '@routeglass/api-client/incidents';
import { relationTo } from '@routeglass/domain/neighbor';
import { declaredRelation, ownSets, type Relation, reversed } from '@routeglass/domain/relations';
import { objectsIn, policiesOf, type Policy } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import type { GroundsRow } from './linkRepository.ts';
import { type AutNumRow, autNumsOf, listedIn, sharedServersOf } from './registryRepository.ts';

type Input = Evidence['inputs'][number];
/** What registries and exchanges say about a relation. */
export type RegistryGrounds = (row: GroundsRow) => Input[];

/** Further lines of a network about the same neighbor add nothing. */
const MOST_LINES = 4;

/** Reads what the registries' lines of both networks, their AS-SETs and the exchanges say about the two. */
export async function registryGrounds(db: Kysely<Database>, target: number, asn: number): Promise<RegistryGrounds> {
  const [autNums, servers] = await Promise.all([autNumsOf(db, [target, asn]), sharedServersOf(db, target, asn)]);
  const said = autNums.flatMap((row) => {
    const policies = objectsIn([row.object_text]).flatMap(({ attributes }) => policiesOf(attributes));
    return [{ ...row, policies }];
  });
  const sets = said.flatMap((row) => ownSets(row.policies).map((set) => ({ set, asn: row.asn, world: row.world })));
  const names = [...sets.map(({ set }) => set), `AS${target}`, `AS${asn}`];
  const listed = sets.length === 0 ? [] : await listedIn(db, names, names);
  return (row) => {
    const wanted = relationTo(row.type);
    const lines = said
      .filter(({ world }) => world === row.world)
      .flatMap((one) =>
        linesOf(one, one.asn === asn ? target : asn, row.ip_version, one.asn === asn ? wanted : reversed(wanted)),
      );
    const members = listed
      .filter(({ world }) => world === row.world)
      .flatMap(({ set_name, member, source, as_of }) => {
        const owner = sets.find(({ set, world }) => set === set_name && world === row.world)?.asn;
        const other = owner === asn ? target : asn;
        const isOther = member === `AS${other}` || sets.some((own) => own.set === member && own.asn === other);
        if (owner === undefined || !isOther) return [];
        const speaks = row.type === (owner === asn ? 'customers' : 'providers');
        return [input(`Members of ${set_name}`, member, speaks, source, as_of)];
      });
    const met = servers
      .filter(({ world }) => world === row.world)
      .map(({ name, as_of }) =>
        input('Both use the route server of', name, row.type === 'peerings', 'PeeringDB', as_of),
      );
    return [...lines, ...members, ...met];
  };
}

/** Lines of one network about the other, and whether they support the relation. */
function linesOf(
  { asn, source, as_of, policies }: AutNumRow & { readonly policies: readonly Policy[] },
  other: number,
  version: 4 | 6,
  wanted: Relation,
): Input[] {
  const own = policies.filter(({ neighbor, versions }) => neighbor === other && versions.includes(version));
  const relation = declaredRelation(own);
  const speaks = relation === undefined || wanted === '?' ? null : relation === wanted;
  const lines = [...new Set(own.map(({ line }) => line))].slice(0, MOST_LINES);
  return lines.map((line) => input(`Registry line of AS${asn}`, line, speaks, source, as_of));
}

function input(name: string, value: string, speaks: boolean | null, source: string, asOf: Date): Input {
  return { name, value, href: null, speaks_for: speaks, source, as_of: asOf.toISOString() };
}

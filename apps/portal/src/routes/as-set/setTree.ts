import type { asSetMembers, IrrQuery } from '@routeglass/api-client/irr';
import type { AsSetNode } from '@routeglass/ui/AsSetTree';

type Answer<Query> = Query extends IrrQuery<infer _, infer Of> ? Of : never;
export type SetObjects = Answer<typeof asSetMembers>['rpslObjects'];

/** Most sets whose members one call reads. */
const MOST_READ = 200;

/** Contents of sets, by name. */
export type SetContents = ReadonlyMap<string, { readonly networks: number; readonly sets: readonly string[] }>;

/** Members that the registries list for each set: those of `source` if it has the set, otherwise those of all registries. */
export function setContents(objects: SetObjects, source: string | null): SetContents {
  const names = new Set(objects.map(({ rpslPk }) => rpslPk));
  return new Map(
    [...names].map((name) => {
      const all = objects.filter(({ rpslPk }) => rpslPk === name);
      const own = all.filter((object) => object.source === source);
      const members = (own.length > 0 ? own : all).flatMap((object) => object.members);
      const listed = [...new Set(members.map((member) => withoutRegistry(member).toUpperCase()))];
      const isNetwork = (member: string): boolean => /^AS\d+$/.test(member);
      return [
        name,
        { networks: listed.filter(isNetwork).length, sets: listed.filter((member) => !isNetwork(member)).toSorted() },
      ];
    }),
  );
}

/** Removes the registry from a name such as `RADB::AS-WEST`. */
function withoutRegistry(member: string): string {
  return member.split('::').at(-1) ?? member;
}

/** Listed sets that have not been read yet: the next level. */
export function nextLevel(contents: SetContents): string[] {
  const listed = new Set([...contents.values()].flatMap(({ sets }) => sets));
  return [...listed].filter((name) => !contents.has(name)).slice(0, MOST_READ);
}

/** The tree below a set. `asked` are the requested sets; those without contents are in no registry. */
export function setTree(
  name: string,
  contents: SetContents,
  asked: ReadonlySet<string>,
  above: readonly string[] = [],
): AsSetNode {
  if (above.includes(name)) return { name, networks: null, sets: [], end: 'loop' };
  const content = contents.get(name);
  if (!content) return { name, networks: null, sets: [], end: asked.has(name) ? 'missing' : 'unread' };
  const way = [...above, name];
  return { name, networks: content.networks, sets: content.sets.map((set) => setTree(set, contents, asked, way)) };
}

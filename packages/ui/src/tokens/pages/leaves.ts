export type Tree = { readonly [name: string]: string | Tree };

/** Every value of a nested record with its dotted path, in order. */
export function leaves(tree: Tree, path = ''): [path: string, value: string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[here, value] as [string, string]] : leaves(value, here);
  });
}

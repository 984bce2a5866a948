/** What search engines and browser tabs are told of the page of a prefix or an address. */
export function prefixMeta(name: string) {
  const content = `Origins, ROA and route object status, holder, routes, visibility and incidents of ${name}.`;
  return [{ title: `${name} · Routeglass` }, { name: 'description', content }];
}

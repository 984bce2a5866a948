const PARAM = /\{([\w-]+)\}([^/]*)/g;

/** The router's pattern of a contract's path. A param may share its segment with a text after it: `{type}-count`. */
export function routerPath(template: string): string {
  return template.replaceAll(PARAM, (_, name: string, after: string) =>
    after === '' ? `:${name}` : `:${name}{[^/]+${after}}`,
  );
}

/** The params that the router read, without the texts that stand after them in their segments. */
export function withoutTexts(template: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const params = { ...given };
  for (const [, name = '', after = ''] of template.matchAll(PARAM)) {
    const value = params[name];
    if (after !== '' && value?.endsWith(after)) params[name] = value.slice(0, -after.length);
  }
  return params;
}

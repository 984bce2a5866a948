const PARAM = /\{([\w-]+)(?::([^}]+))?\}([^/]*)/g;

/** The router's pattern for a path of the contract. A param may be limited to some words (`{type:ftp|telnet}`) and be followed by text in its segment (`{type}-count`). */
export function routerPath(template: string): string {
  return template.replaceAll(PARAM, (_, name: string, words: string | undefined, after: string) => {
    if (words === undefined && after === '') return `:${name}`;
    return `:${name}{${words === undefined ? '[^/]+' : `(?:${words})`}${after}}`;
  });
}

/** Names of the params of a template. */
export function paramNames(template: string): string[] {
  return [...template.matchAll(PARAM)].map(([, name = '']) => name);
}

/** The shape of a template without its params' names. Templates for the same addresses have the same shape. */
export function shapeOf(template: string): string {
  return template.replaceAll(/\{[\w-]+(:[^}]+)?\}/g, '{$1}');
}

/** The params that the router read, without the text after them in their segments. */
export function withoutTexts(template: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const params = { ...given };
  for (const [, name = '', , after = ''] of template.matchAll(PARAM)) {
    const value = params[name];
    if (after !== '' && value?.endsWith(after)) params[name] = value.slice(0, -after.length);
  }
  return params;
}

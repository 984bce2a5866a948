const PARAM = /\{([\w-]+)(?::([^}]+))?\}([^/]*)/g;

/** The router's pattern of a contract's path. A param may be one of some words, `{type:ftp|telnet}`, and share its segment with a text after it: `{type}-count`. */
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

/** What two templates share that stand for the same addresses, whatever their params are called. */
export function shapeOf(template: string): string {
  return template.replaceAll(/\{[\w-]+(:[^}]+)?\}/g, '{$1}');
}

/** The params that the router read, without the texts that stand after them in their segments. */
export function withoutTexts(template: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const params = { ...given };
  for (const [, name = '', , after = ''] of template.matchAll(PARAM)) {
    const value = params[name];
    if (after !== '' && value?.endsWith(after)) params[name] = value.slice(0, -after.length);
  }
  return params;
}

/** Value of a param when writing a path. */
export type PathValue = string | number;

type Joined<T> = { [K in keyof T]: T[K] };
type Filled<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [K in Name]?: PathValue | undefined }
  : Part extends `:${infer Name}`
    ? { readonly [K in Name]: PathValue }
    : Part extends '*'
      ? { readonly '*'?: string | undefined }
      : unknown;
type Parts<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Filled<Part> & Parts<Rest>
  : Filled<Path>;
/** Params needed to write a path: `{ asn }` for `/as/:asn/ix`. */
export type PathParams<Path extends string> = string extends Path
  ? Readonly<Record<string, PathValue | undefined>>
  : Joined<Parts<Path>>;

type Read<Part extends string> = Part extends ':asn' | ':id'
  ? { readonly [K in Part extends `:${infer Name}` ? Name : never]: number }
  : Part extends `:${infer Name}?`
    ? { readonly [K in Name]: string | undefined }
    : Part extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : unknown;
type ReadParts<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Read<Part> & ReadParts<Rest>
  : Read<Path>;
/** Params read from a path: AS numbers and ids as numbers, others as text. */
export type PathFacts<Path extends string> = string extends Path
  ? Readonly<Record<string, string | number | undefined>>
  : Joined<ReadParts<Path>>;

const MAX_ASN = 4_294_967_295;
/** The most parts that `*` matches: a prefix with an unescaped slash has two. */
const REST = '(?:/[^/]+){0,2}';

const patterns = new Map<string, RegExp>();

/** A pattern for the paths of a template such as `/as/:asn/graph/*`, with or without a final slash. Each param is a named group. */
export function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const parts = path.split('/').filter((part) => part !== '');
  const pattern = new RegExp(`^${parts.map(partPattern).join('')}/?$`);
  patterns.set(path, pattern);
  return pattern;
}

function partPattern(part: string): string {
  if (part === '*') return REST;
  if (part === ':asn') return String.raw`/(?<asn>\d{1,10})`;
  if (part === ':id') return String.raw`/(?<id>\d{1,9})`;
  if (!part.startsWith(':')) return `/${part.replaceAll(/[.+()[\]]/g, String.raw`\$&`)}`;
  return part.endsWith('?') ? `(?:/(?<${part.slice(1, -1)}>[^/]+))?` : `/(?<${part.slice(1)}>[^/]+)`;
}

/** The params that a template reads from a path; null if it does not match, or an AS number is too large. */
export function readPath<Path extends string>(template: Path, path: string): PathFacts<Path> | null {
  const match = patternOf(template).exec(path);
  if (!match) return null;
  const facts: Record<string, string | number | undefined> = {};
  for (const [name, text] of Object.entries(match.groups ?? {})) {
    // An optional param that is missing has no text.
    const read = text === undefined ? undefined : name === 'asn' || name === 'id' ? Number(text) : decoded(text);
    if (read === null || (typeof read === 'number' && read > MAX_ASN)) return null;
    facts[name] = read;
  }
  return facts as PathFacts<Path>;
}

/** Null if the escapes are invalid. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The path of a template with its params filled in. Throws if one is missing, which is a bug in the caller. */
export function writePath(template: string, params: Readonly<Record<string, PathValue | undefined>>): string {
  const parts = template.split('/').flatMap((part) => {
    if (part !== '*' && !part.startsWith(':')) return [part];
    const name = part === '*' ? part : part.slice(1).replace(/\?$/, '');
    const value = params[name];
    if (value !== undefined && value !== '')
      return [name === 'address' ? readable(String(value)) : encodeURIComponent(value)];
    if (part === '*' || part.endsWith('?')) return [];
    throw new TypeError(`${template} needs ${name}`);
  });
  return parts.join('/') || '/';
}

/** Keeps colons unescaped, which a path allows (RFC 3986, section 3.3), to make IPv6 addresses readable. */
const readable = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');

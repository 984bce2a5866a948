/**
 * A community in dictionary notation: `3356:100`, a large one `3356:1:2`, an extended one `rt 3356:100`. A part may be a range `65001-65004`,
 * contain `x` for single digits or `n` letters for the rest of a number, or be `<ASN>` for any number.
 */
export interface CommunityPattern {
  readonly text: string;
  /** `rt` (route target) or `soo` (site of origin) for an extended community (RFC 4360); otherwise empty. */
  readonly kind: '' | 'rt' | 'soo';
  readonly parts: readonly PatternPart[];
}

export type PatternPart =
  | { readonly type: 'exact'; readonly value: number }
  | { readonly type: 'range'; readonly first: number; readonly last: number }
  | {
      readonly type: 'wildcard';
      /** Has a group for each of `letters`. */
      readonly digits: RegExp;
      /** The wildcards that a description can refer to, as written: each `x`, and each run of `n`. */
      readonly letters: readonly string[];
    };

const RANGE = /^(\d{1,10})-(\d{1,10})$/;

/** Parses a pattern; undefined if the text is not one. */
export function parseCommunityPattern(text: string): CommunityPattern | undefined {
  const [, kind = '', body = ''] = /^(?:(rt|soo) )?(\S+)$/.exec(text) ?? [];
  const texts = body.split(':');
  if (texts.length < 2 || texts.length > 3) return undefined;
  const parts = texts.map(partOf);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { text, kind: kind as CommunityPattern['kind'], parts };
}

/** Whether a community, in the same notation as the pattern, matches it. */
export function matchesCommunity(pattern: CommunityPattern, community: string): boolean {
  const [, kind = '', body = ''] = /^(?:(rt|soo) )?([\d:]+)$/.exec(community) ?? [];
  const texts = body.split(':');
  if (kind !== pattern.kind || texts.length !== pattern.parts.length) return false;
  return pattern.parts.every((part, index) => matchesPart(part, texts[index] ?? ''));
}

/** Whether a pattern matches only one community. */
export function isExact({ parts }: CommunityPattern): boolean {
  return parts.every(({ type }) => type === 'exact');
}

/** Number of communities that a pattern matches: if two patterns match, the narrower one says more. */
export function breadthOf({ parts }: CommunityPattern): number {
  return parts.reduce((product, part) => {
    if (part.type === 'exact') return product;
    return (
      product *
      (part.type === 'range' ? part.last - part.first + 1 : 10 ** (part.digits.source.match(/\\d/g)?.length ?? 1))
    );
  }, 1);
}

/** Longest range whose numbers an expression lists one by one: a wider range in a dictionary is a mistake. */
const WIDEST_RANGE = 4096;

/**
 * A regular expression for the text of all communities that a pattern matches; valid in JavaScript and PostgreSQL. Undefined if the pattern has
 * a range that is too long to list.
 */
export function patternExpression({ kind, parts }: CommunityPattern): string | undefined {
  const texts = parts.map(partExpression);
  if (!texts.every((text) => text !== undefined)) return undefined;
  return `^${kind === '' ? '' : `${kind} `}${texts.join(':')}$`;
}

function partExpression(part: PatternPart): string | undefined {
  switch (part.type) {
    case 'exact':
      return String(part.value);
    case 'range': {
      const span = part.last - part.first + 1;
      if (span > WIDEST_RANGE) return undefined;
      return `(?:${Array.from({ length: span }, (_, at) => part.first + at).join('|')})`;
    }
    case 'wildcard':
      return part.digits.source.slice(1, -1).replace(/[()]/g, '');
  }
}

function partOf(text: string): PatternPart | undefined {
  if (/^\d{1,10}$/.test(text)) return { type: 'exact', value: Number(text) };
  const range = RANGE.exec(text);
  if (range) {
    const [first, last] = [Number(range[1]), Number(range[2])];
    return first <= last ? { type: 'range', first, last } : undefined;
  }
  if (text === '<ASN>') return { type: 'wildcard', digits: /^\d+$/, letters: [] };
  if (!/^(?=.*[xn])[\dxn]{1,12}$/i.test(text)) return undefined;
  // Each run of `n` stands for a number of any length, each `x` for one digit.
  const digits = text.replace(/n+/gi, '(\\d+)').replace(/x/gi, '(\\d)');
  return { type: 'wildcard', digits: new RegExp(`^${digits}$`), letters: text.match(/n+|x/gi) ?? [] };
}

function matchesPart(part: PatternPart, text: string): boolean {
  switch (part.type) {
    case 'exact':
      return Number(text) === part.value;
    case 'range':
      return Number(text) >= part.first && Number(text) <= part.last;
    case 'wildcard':
      return part.digits.test(text);
  }
}

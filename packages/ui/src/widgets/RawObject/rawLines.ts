import { parseAsn } from '@routeglass/domain/asn';
import { parsePrefix } from '@routeglass/domain/prefix';

/** A piece of a raw text: attribute name, comment, ASN, prefix, AS-SET, or anything else. */
export interface RawToken {
  readonly kind: 'name' | 'comment' | 'asn' | 'prefix' | 'as-set' | 'text';
  readonly text: string;
}

/** One line in its pieces; joined they are the line again. */
export type RawLine = readonly RawToken[];

/** An attribute's name with its colon, as registries (RFC 2622) and whois servers write it. */
const NAME = /^\s*[A-Za-z][\w /-]{0,40}:(?=\s|$)/;
/** Lines of remarks by the server. */
const COMMENT = /^\s*[%#>]/;
/** Name of an AS-SET, also of one below others (RFC 2622, 5). In capitals, as registries give them: "as-is" is none. */
const AS_SET = /^(?:AS\d{1,10}:)*AS-[A-Z\d][A-Z\d_-]*(?::AS[A-Z\d_-]+)*$/;
/** What may be the name of an AS-SET, an ASN (not the beginning of such a name) or a prefix. */
const CANDIDATE =
  /(?<![\w:.-])(?:(?:AS\d{1,10}:)*AS-\w[\w:-]*|AS\d{1,10}(?![\w:-])|\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}(?!\w)|[\da-f]{1,4}:[\da-f:]+\/\d{1,3}(?!\w))/gi;

/** A raw object or whois answer, line by line. */
export function rawLines(text: string): readonly RawLine[] {
  return text.split(/\r?\n/).map(lineOf);
}

function lineOf(line: string): RawLine {
  if (COMMENT.test(line)) return [{ kind: 'comment', text: line }];
  const name = NAME.exec(line)?.[0];
  if (name === undefined) return valueOf(line);
  return [{ kind: 'name', text: name }, ...valueOf(line.slice(name.length))];
}

function valueOf(value: string): RawLine {
  const tokens: RawToken[] = [];
  let end = 0;
  for (const match of value.matchAll(CANDIDATE)) {
    const kind = kindOf(match[0]);
    if (!kind) continue;
    if (match.index > end) tokens.push({ kind: 'text', text: value.slice(end, match.index) });
    tokens.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < value.length) tokens.push({ kind: 'text', text: value.slice(end) });
  return tokens;
}

function kindOf(candidate: string): 'asn' | 'prefix' | 'as-set' | undefined {
  if (AS_SET.test(candidate)) return 'as-set';
  if (parsePrefix(candidate)) return 'prefix';
  return parseAsn(candidate) === undefined ? undefined : 'asn';
}

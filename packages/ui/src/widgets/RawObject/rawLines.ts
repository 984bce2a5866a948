import { parseAsn } from '@routeglass/domain/asn';
import { parsePrefix } from '@routeglass/domain/prefix';

/** A token of a raw text: attribute name, comment, ASN, prefix, AS-SET, or anything else. */
export interface RawToken {
  readonly kind: 'name' | 'comment' | 'asn' | 'prefix' | 'as-set' | 'text';
  readonly text: string;
}

/** The tokens of one line; joined they are the line again. */
export type RawLine = readonly RawToken[];

/** An attribute name with its colon, as registries (RFC 2622) and whois servers write it. */
const NAME = /^\s*[A-Za-z][\w /-]{0,40}:(?=\s|$)/;
/** Comment lines of the server. */
const COMMENT = /^\s*[%#>]/;
/** Name of an AS-SET, also of a hierarchical one (RFC 2622, 5). Upper case, as in registries: "as-is" is none. */
const AS_SET = /^(?:AS\d{1,10}:)*AS-[A-Z\d][A-Z\d_-]*(?::AS[A-Z\d_-]+)*$/;
/** Possible names of AS-SETs, ASNs (not at the start of such a name) and prefixes. */
const CANDIDATE =
  /(?<![\w:.-])(?:(?:AS\d{1,10}:)*AS-\w[\w:-]*|AS\d{1,10}(?![\w:-])|\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}(?!\w)|[\da-f]{1,4}:[\da-f:]+\/\d{1,3}(?!\w))/gi;

/** The lines of a raw object or whois response. */
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

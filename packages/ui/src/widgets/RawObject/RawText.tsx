import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { hangOf } from './hangOf.ts';
import { rawLines, type RawToken } from './rawLines.ts';
import * as styles from './RawObject.css.ts';

/** URLs for what a raw text mentions. */
export interface RawHrefs {
  readonly asn?: (asn: number) => string;
  readonly prefix?: (prefix: string) => string;
  readonly asSet?: (name: string) => string;
}

interface RawTextProps {
  readonly text: string;
  readonly hrefs: RawHrefs;
}

/** From this length on a text is shown without markup: nobody reads that far, and links cost time. */
const LONGEST_MARKED = 100_000;

/** A raw text with names, comments, ASNs, prefixes and AS-SETs marked. */
export const RawText = memo(function RawText({ text, hrefs }: RawTextProps) {
  if (text.length > LONGEST_MARKED) return text;
  return rawLines(text).map((line, at, lines) => (
    <span key={at} className={styles.line} style={setIn(hangOf(line))}>
      {line.map((token, place) => (
        <Fragment key={place}>{marked(token, hrefs)}</Fragment>
      ))}
      {at < lines.length - 1 && '\n'}
    </span>
  ));
});

/** Indents the wrapped parts of a line. */
const setIn = (letters: number) => ({ [styles.hang]: `${letters}ch` });

function marked({ kind, text }: RawToken, hrefs: RawHrefs): ReactNode {
  if (kind === 'name' || kind === 'comment') return <span className={styles.token[kind]}>{text}</span>;
  const href = hrefOf(kind, text, hrefs);
  return href === undefined ? (
    text
  ) : (
    <Link href={href} kind="quiet">
      {text}
    </Link>
  );
}

function hrefOf(kind: RawToken['kind'], text: string, { asn, prefix, asSet }: RawHrefs): string | undefined {
  if (kind === 'asn') return asn?.(Number(text.slice(2)));
  if (kind === 'prefix') return prefix?.(text);
  return kind === 'as-set' ? asSet?.(text) : undefined;
}

import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import { rawLines, type RawToken } from './rawLines.ts';
import * as styles from './RawObject.css.ts';

/** Where the things that a raw text names lead. */
export interface RawHrefs {
  readonly asn?: (asn: number) => string;
  readonly prefix?: (prefix: string) => string;
}

interface RawTextProps {
  readonly text: string;
  readonly hrefs: RawHrefs;
}

/** From so many characters on a text is shown as it is: nobody reads that far, and links cost time. */
const LONGEST_MARKED = 100_000;

/** A raw text with its names, remarks, ASNs and prefixes marked. */
export const RawText = memo(function RawText({ text, hrefs }: RawTextProps) {
  if (text.length > LONGEST_MARKED) return text;
  return rawLines(text).map((line, at) => (
    <Fragment key={at}>
      {at > 0 && '\n'}
      {line.map((token, place) => (
        <Fragment key={place}>{marked(token, hrefs)}</Fragment>
      ))}
    </Fragment>
  ));
});

function marked({ kind, text }: RawToken, hrefs: RawHrefs): ReactNode {
  if (kind === 'name' || kind === 'comment') return <span className={styles.token[kind]}>{text}</span>;
  const href =
    kind === 'asn' ? hrefs.asn?.(Number(text.slice(2))) : kind === 'prefix' ? hrefs.prefix?.(text) : undefined;
  return href === undefined ? (
    text
  ) : (
    <Link href={href} kind="quiet">
      {text}
    </Link>
  );
}

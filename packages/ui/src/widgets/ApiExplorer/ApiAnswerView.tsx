import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { classes } from '../../css/classes.ts';
import { mono } from '../../css/text.css.ts';
import { useScrollStop } from '../../primitives/useScrollStop.ts';
import type { JsonValue } from '../../facts/jsonValue.ts';
import { JsonTree } from '../JsonTree/JsonTree.tsx';
import type { ApiAnswer } from './apiDocument.ts';
import * as styles from './ApiExplorer.css.ts';
import { readJson, sizeOf } from './readAnswer.ts';

/** A response: status, time and size, headers, and its body as a tree. */
export function ApiAnswerView({ answer }: { readonly answer: ApiAnswer }) {
  const { status, headers, text, time } = answer;
  const json = readJson(text);
  return (
    <section aria-label="Answer" className={styles.stack}>
      <div className={styles.row} role="status">
        <Badge tone={status < 400 ? 'valid' : 'invalid'}>{`Status ${status}`}</Badge>
        <Text as="span" size={13} tone="muted" tabular>
          {`${Math.round(time)} ms · ${sizeOf(text)}`}
        </Text>
      </div>
      <Disclosure title={`Headers (${headers.length})`} level={4}>
        <Raw label="Headers" text={headers.map(([name, value]) => `${name}: ${value}`).join('\n')} />
      </Disclosure>
      {json === undefined ? (
        <Raw label="Body" text={text === '' ? 'No body' : text} />
      ) : (
        <JsonTree label="Body" value={json as JsonValue} />
      )}
    </section>
  );
}

function Raw({ label, text }: { readonly label: string; readonly text: string }) {
  const stop = useScrollStop<HTMLPreElement>();
  return (
    <pre {...stop} role="region" aria-label={label} className={classes(styles.code, mono)}>
      {text}
    </pre>
  );
}

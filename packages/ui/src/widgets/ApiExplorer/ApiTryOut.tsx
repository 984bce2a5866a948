import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ApiAnswerView } from './ApiAnswerView.tsx';
import type { ApiAnswer, ApiOperation, ApiParameter, ApiRequest } from './apiDocument.ts';
import * as styles from './ApiExplorer.css.ts';
import { fieldText, firstValues, missingIn, requestOf } from './requestOf.ts';
import { typeOf } from './schemaLines.ts';
import { snippetKinds, snippetOf } from './snippets.ts';

/** Sends a request to the server that the document describes. Rejects if no response arrives, with a message for the reader. */
export type SendRequest = (request: ApiRequest) => Promise<ApiAnswer>;

interface ApiTryOutProps {
  readonly operation: ApiOperation;
  readonly send: SendRequest;
  readonly token: string | null;
  /** Origin of the server: `https://radar.example.net`. */
  readonly origin: string;
}

type Tried = { readonly answer: ApiAnswer } | { readonly failure: string };

/** The fields of a call, filled with examples, a button that sends it, and the response. */
export function ApiTryOut({ operation, send, token, origin }: ApiTryOutProps) {
  const [values, setValues] = useState(() => firstValues(operation));
  const [body, setBody] = useState('');
  const [isSending, setSending] = useState(false);
  const [tried, setTried] = useState<Tried>();
  const missing = missingIn(operation, values);
  const hint = useId();
  const request = requestOf(operation, values, body, token);

  const run = (): void => {
    setSending(true);
    send(request)
      .then(
        (answer) => setTried({ answer }),
        (error: unknown) => setTried({ failure: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => setSending(false));
  };

  return (
    <div className={styles.stack}>
      {operation.parameters.length > 0 && (
        <div className={styles.parameters}>
          {operation.parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ''}
              onChange={(value) => setValues({ ...values, [parameter.name]: value })}
            />
          ))}
        </div>
      )}
      {operation.body && <TextArea label={`Body (${operation.body.type})`} value={body} onChange={setBody} />}
      <div className={styles.row}>
        <Button
          kind="primary"
          isDisabled={missing.length > 0}
          isPending={isSending}
          onPress={run}
          aria-describedby={hint}
        >
          Send
        </Button>
        {snippetKinds.map((kind) => (
          <span key={kind} className={styles.snippet}>
            {kind}
            <CopyButton text={snippetOf(kind, request, origin)} label={`Copy as ${kind}`} />
          </span>
        ))}
        <Text as="span" size={13} tone="muted" id={hint}>
          {missing.length > 0
            ? `Fill in ${missing.map(({ name }) => name).join(', ')}.`
            : token === null
              ? 'Sent without a token.'
              : 'Sent with your token.'}
        </Text>
      </div>
      {tried &&
        ('answer' in tried ? <ApiAnswerView answer={tried.answer} /> : <Text tone="invalid">{tried.failure}</Text>)}
    </div>
  );
}

interface ParameterFieldProps {
  readonly parameter: ApiParameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const { name, required, schema, example } = parameter;
  const shown = fieldText(example);
  const words = {
    label: `${name} (${parameter.in})`,
    description: `${typeOf(schema)}${shown === '' || required ? '' : `, such as ${shown.replaceAll('\n', ', ')}`}`,
    isRequired: required,
    value,
    onChange,
  };
  return schema['type'] === 'array' ? <TextArea {...words} rows={2} /> : <TextField {...words} />;
}

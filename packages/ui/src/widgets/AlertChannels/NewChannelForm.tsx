import { problemsOf, required } from '@routeglass/domain/field-rules';
import { useRef, useState } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { type FormAnswer, useFormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { channelKinds, formWords, kindWords, type NewChannel, readNewChannel, webhookForms } from './alertChannel.ts';

export interface NewChannelFormProps {
  /** Email addresses to choose from. */
  readonly mail: readonly string[];
  /** Adds a channel; once it is accepted, the form is empty again. */
  readonly onAdd: (channel: NewChannel) => FormAnswer;
}

const kinds = channelKinds.map((id) => ({ id, name: kindWords[id] }));
const forms = webhookForms.map((id) => ({ id, name: formWords[id] }));
const places = {
  webhook: { label: 'Address', placeholder: 'https://hooks.example.net/alerts' },
  syslog: { label: 'Server', placeholder: 'tls://logs.example.net:6514' },
} as const;

/** Adds a channel for alerts. */
export function NewChannelForm({ mail, onAdd }: NewChannelFormProps) {
  const [kind, setKind] = useState<(typeof channelKinds)[number]>('mail');
  const form = useRef<HTMLFormElement>(null);
  const { progress, submit } = useFormAnswer(onAdd, () => form.current?.reset());
  return (
    <Form
      label="New channel"
      ref={form}
      validate={(data) => problemsOf(textIn(data), kind === 'mail' ? { address: required } : { target: required })}
      onSubmit={(data) => submit(readNewChannel(textIn(data)))}
      {...progress}
    >
      <Select label="Kind" name="kind" items={kinds} selected={kind} onSelect={setKind} />
      {kind === 'mail' ? (
        <Select
          // The addresses may load after the form: then the first one is selected.
          key={mail.join(' ')}
          label="Mail address"
          name="address"
          items={mail.map((address) => ({ id: address, name: address }))}
          defaultSelected={mail[0]}
        />
      ) : (
        <TextField key={kind} {...places[kind]} name="target" isRequired />
      )}
      {kind === 'webhook' && <Select label="Form" name="form" items={forms} defaultSelected="standard" />}
      <TextField label="Name" name="name" placeholder={kindWords[kind]} />
      <Inline>
        <SubmitButton>Add channel</SubmitButton>
      </Inline>
    </Form>
  );
}

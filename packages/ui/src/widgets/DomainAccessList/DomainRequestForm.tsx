import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { domainRules } from './ownDomain.ts';

export interface DomainRequestFormProps {
  readonly onRequest: (domain: string) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
}

/** Requests access to a domain. */
export function DomainRequestForm({ onRequest, isPending = false, error }: DomainRequestFormProps) {
  return (
    <Form
      label="Ask for a domain"
      validate={(data) => problemsOf(textIn(data), domainRules)}
      onSubmit={(data) => onRequest(textIn(data)('domain').trim())}
      isPending={isPending}
      error={error}
    >
      <TextField
        label="Domain"
        name="domain"
        placeholder="example.net"
        description="Its whois contact gets a mail and decides. A TXT record proves it at once."
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <Inline>
        <SubmitButton>Send request</SubmitButton>
      </Inline>
    </Form>
  );
}

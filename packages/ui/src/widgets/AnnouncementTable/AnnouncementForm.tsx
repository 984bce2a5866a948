import { useState } from 'react';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import {
  type AnnouncementAudience,
  announcementAudiences,
  announcementProblems,
  audienceWords,
  type NewAnnouncement,
} from './announcement.ts';

export interface AnnouncementFormProps {
  readonly onSubmit: (announcement: NewAnnouncement) => void;
  readonly isPending?: boolean;
  readonly error?: string;
  readonly serverErrors?: FieldErrors;
}

const audiences = announcementAudiences.map((id) => ({ id, name: audienceWords[id] }));

/** Announces something above every page. */
export function AnnouncementForm({ onSubmit, isPending = false, error, serverErrors }: AnnouncementFormProps) {
  const [audience, setAudience] = useState<AnnouncementAudience>('everyone');
  const read = (data: FormData): NewAnnouncement => {
    const textOf = textIn(data);
    const trimmed = (name: string): string => textOf(name).trim();
    return {
      text: trimmed('text'),
      href: trimmed('href'),
      audience,
      from: textOf('from'),
      until: textOf('until'),
    };
  };
  return (
    <Form
      label="Announce"
      validate={(data) => announcementProblems(read(data))}
      onSubmit={(data) => onSubmit(read(data))}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <Stack gap={16}>
        <TextField label="Text" name="text" isRequired />
        <TextField label="Link (optional)" name="href" description="A path such as /pricing, or a web address." />
        <Columns shares="1 1" gap={16}>
          <TextField label="First day (optional)" name="from" type="date" description="UTC; empty: at once." />
          <TextField label="Last day (optional)" name="until" type="date" description="UTC; empty: until you end it." />
        </Columns>
        <RadioGroup
          label="Shown to"
          items={audiences}
          selected={audience}
          onSelect={setAudience}
          direction="horizontal"
        />
        <div>
          <SubmitButton>Announce</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

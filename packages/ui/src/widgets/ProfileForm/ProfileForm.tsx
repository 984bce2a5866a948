import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { profileRules, readProfile, type ProfileFields } from './profileRules.ts';

export interface ProfileFormProps {
  readonly profile: ProfileFields;
  readonly onSave: (profile: ProfileFields) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field name. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors;
}

/** Changes name and position of an account. */
export function ProfileForm({ profile, onSave, isPending = false, error, serverErrors }: ProfileFormProps) {
  return (
    <Form
      label="Profile"
      onSubmit={(data) => onSave(readProfile(textIn(data)))}
      validate={(data) => problemsOf(textIn(data), profileRules)}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <Columns from="sm">
        <TextField
          label="First name"
          name="firstname"
          autoComplete="given-name"
          defaultValue={profile.firstname}
          isRequired
        />
        <TextField
          label="Last name"
          name="lastname"
          autoComplete="family-name"
          defaultValue={profile.lastname}
          isRequired
        />
      </Columns>
      <TextField
        label="Position"
        name="position"
        autoComplete="organization-title"
        defaultValue={profile.position}
        isRequired
      />
      <Inline>
        <SubmitButton>Save</SubmitButton>
      </Inline>
    </Form>
  );
}

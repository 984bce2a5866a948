import type { Meta, StoryObj } from '@storybook/react-vite';
import { billCountries } from './BillForm.fixtures.ts';
import { BillForm } from './BillForm.tsx';

export default { component: BillForm, tags: ['visual'] } satisfies Meta;

export const Fields: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => (
    <BillForm
      countries={billCountries}
      known={{ email: 'ada@example.net', firstname: 'Ada' }}
      serverErrors={{ vatId: 'This VAT ID is not known.' }}
      onSubmit={() => undefined}
    />
  ),
};

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { billCountries } from './BillForm.fixtures.ts';
import { BillForm, type BillFormProps } from './BillForm.tsx';

const show = (props: Partial<BillFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  const { stage } = render(<BillForm countries={billCountries} onSubmit={onSubmit} {...props} />, theme);
  return { onSubmit, stage };
};
const field = (name: string) => page.getByRole('textbox', { name });
const send = () => userEvent.click(page.getByRole('button', { name: 'Get the bill' }));

describe('BillForm', () => {
  it('sends the bill, beginning with what is known', async () => {
    const { onSubmit } = show({
      known: { email: 'ada@example.net', position: 'CTO', firstname: 'Ada', lastname: 'Byron' },
    });
    await userEvent.fill(field('Company'), 'Alder Networks');
    await userEvent.fill(field('Address'), '1 Analytical Row');
    await userEvent.fill(field('Registration number'), '12345678');
    await userEvent.type(page.getByRole('combobox', { name: 'Country' }), 'germ');
    await userEvent.click(page.getByRole('option', { name: 'Germany' }));
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.net',
      position: 'CTO',
      firstname: 'Ada',
      lastname: 'Byron',
      company: 'Alder Networks',
      country: 'DE',
      address: '1 Analytical Row',
      registration: '12345678',
      vatId: '',
    });
  });

  it('says which fields are required, and goes to the first of them', async () => {
    const { onSubmit } = show();
    await send();
    await expect.element(field('First name')).toHaveFocus();
    expect(page.getByText('Required field').elements()).toHaveLength(8);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not ask again for what the order has', async () => {
    const { onSubmit } = show({ hasOrderInfo: true, known: { email: 'ada@example.net', position: 'CTO' } });
    await expect.element(field('Company')).toBeVisible();
    expect(field('Email').elements()).toHaveLength(0);
    for (const name of ['First name', 'Last name', 'Company', 'Address', 'Registration number'])
      await userEvent.fill(field(name), 'x');
    await userEvent.type(page.getByRole('combobox', { name: 'Country' }), 'germ');
    await userEvent.click(page.getByRole('option', { name: 'Germany' }));
    await send();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'ada@example.net', position: 'CTO' }));
  });

  it('refuses a bad address of mail', async () => {
    show();
    await userEvent.fill(field('Email'), 'ada@');
    await send();
    await expect.element(field('Email')).toHaveAccessibleDescription(/Enter a valid email/);
  });

  it('shows what the server found wrong', async () => {
    show({ serverErrors: { vatId: 'This VAT ID is not known.' } });
    await expect.element(field('VAT ID (optional)')).toHaveAccessibleDescription(/not known/);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = show({}, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});

import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { labels, validate } from './Form.fixtures.ts';
import { Form, type FormProps } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const fields = (
  <>
    <TextField label="Name" name="name" />
    <TextField label="Email" name="email" />
    <SubmitButton>Send</SubmitButton>
  </>
);
const nothing = () => undefined;
const topics = [{ id: 'bug', name: 'Bug' }];

describeConformance<HTMLFormElement>(
  'Form',
  (host) => (
    <Form {...host} label="Contact" onSubmit={nothing}>
      {fields}
    </Form>
  ),
  { interactive: true },
);

describe('a form in a wide place', () => {
  it('is no wider than fields read well', async () => {
    await page.viewport(1600, 800);
    onTestFinished(async () => page.viewport(1024, 768));
    render(
      <Form label="Contact" onSubmit={nothing}>
        {fields}
      </Form>,
    );
    expect(page.getByRole('form').element().getBoundingClientRect().width).toBe(640);
  });
});

const show = (props: Partial<FormProps> = {}) => {
  const onSubmit = vi.fn<(data: FormData) => void>();
  const ui = (more: Partial<FormProps> = {}) => (
    <Form label="Contact" onSubmit={onSubmit} validate={validate} {...props} {...more}>
      {props.children ?? fields}
    </Form>
  );
  const { rerender, stage } = render(ui());
  return { onSubmit, stage, again: (more: Partial<FormProps>) => rerender(ui(more)) };
};
const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' });

describe('Form', () => {
  it('sends what is in the fields', async () => {
    const { onSubmit } = show();
    await userEvent.fill(box('Name'), 'Ada');
    await userEvent.fill(box('Email'), 'ada@example.net');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect([...(onSubmit.mock.lastCall?.[0] ?? [])]).toEqual([
      ['name', 'Ada'],
      ['email', 'ada@example.net'],
    ]);
  });

  it('shows what the check found at the fields, goes to the first and does not send', async () => {
    const { onSubmit } = show();
    await userEvent.fill(box('Name'), 'Ada');
    await userEvent.click(send());
    await expect.element(box('Email')).toHaveAccessibleDescription('Required field');
    await expect.element(box('Email')).toHaveFocus();
    await expect.element(box('Name')).toBeValid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes an error away as its field is edited, and cannot be sent before', async () => {
    const { onSubmit } = show();
    await userEvent.click(send());
    await userEvent.keyboard('A');
    await expect.element(box('Name')).toBeValid();
    await expect.element(box('Email')).toBeInvalid();
    await expect.element(send()).toBeDisabled();
    await userEvent.fill(box('Email'), 'a');
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    expect([...(onSubmit.mock.lastCall?.[0] ?? [])]).toEqual([
      ['name', 'A'],
      ['email', 'a'],
    ]);
  });

  it('takes an error away when the edit of another field has mended it', async () => {
    const sameWords = (data: FormData) =>
      data.get('name') === data.get('email') ? [] : [{ message: 'Not the same', path: [{ key: 'email' }] }];
    show({ validate: sameWords });
    await userEvent.fill(box('Name'), 'a');
    await userEvent.click(send());
    await expect.element(box('Email')).toBeInvalid();
    await userEvent.fill(box('Name'), '');
    await expect.element(box('Email')).toBeValid();
    await expect.element(send()).toBeEnabled();
  });

  it('shows the errors of the server until their fields are edited, and again with the next answer', async () => {
    const { again } = show();
    again({ serverErrors: { email: 'Taken' } });
    await expect.element(box('Email')).toHaveAccessibleDescription('Taken');
    await expect.element(box('Email')).toHaveFocus();
    await userEvent.keyboard('a');
    await expect.element(box('Email')).toBeValid();
    again({ serverErrors: { email: 'Taken' } });
    await expect.element(box('Email')).toBeInvalid();
  });

  it('says errors of no field above the fields, and lets one send again', async () => {
    show({ serverErrors: { captcha: 'The captcha has expired.' } });
    await expect.element(page.getByRole('alert')).toHaveTextContent('The captcha has expired.');
    await expect.element(send()).toBeEnabled();
  });

  it('lists all errors, each leading to its field', async () => {
    show({ labels });
    await userEvent.click(send());
    await expect.element(page.getByText('Check 2 entries')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Email: Required field' }));
    await expect.element(box('Email')).toHaveFocus();
  });

  it('goes to a select, frees itself when something is chosen', async () => {
    const { onSubmit } = show({
      validate: (data) => (data.get('topic') ? [] : [{ message: 'Required field', path: [{ key: 'topic' }] }]),
      children: (
        <>
          <Select label="Topic" name="topic" items={topics} />
          <SubmitButton>Send</SubmitButton>
        </>
      ),
    });
    await userEvent.click(send());
    await expect.element(page.getByRole('button', { name: /Topic/ })).toHaveFocus();
    await expect.element(send()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('option', { name: 'Bug' }));
    await expect.element(send()).toBeEnabled();
    await userEvent.click(send());
    expect(onSubmit.mock.lastCall?.[0].get('topic')).toBe('bug');
  });

  it('leads to fields whose value is sent from a place of its own', async () => {
    const required = (data: FormData) =>
      ['count', 'prefix'].filter((name) => !data.get(name)).map((key) => ({ message: 'Missing', path: [{ key }] }));
    show({
      labels: { count: 'Count', prefix: 'Prefix' },
      validate: required,
      children: (
        <>
          <NumberField label="Count" name="count" />
          <ComboBox label="Prefix" name="prefix" items={topics} />
          <SubmitButton>Send</SubmitButton>
        </>
      ),
    });
    await userEvent.click(send());
    await expect.element(box('Count')).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Prefix: Missing' }));
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('Bug{ArrowDown}{Enter}');
    await expect.element(page.getByRole('combobox')).toBeValid();
    await userEvent.click(page.getByRole('button', { name: 'Count: Missing' }));
    await expect.element(box('Count')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(send()).toBeEnabled();
  });

  it('goes to radio buttons and checkboxes', async () => {
    const { again } = show({
      children: (
        <>
          <RadioGroup label="Topic" name="topic" items={topics} />
          <Checkbox name="privacy">I accept</Checkbox>
        </>
      ),
    });
    again({ serverErrors: { topic: 'Required field' } });
    await expect.element(page.getByRole('radio')).toHaveFocus();
    again({ serverErrors: { privacy: 'Required field' } });
    await expect.element(page.getByRole('checkbox')).toHaveFocus();
    await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Required field');
  });

  it('is not sent twice', async () => {
    const { onSubmit } = show({ isPending: true, validate: () => [] });
    await userEvent.click(box('Name'));
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
    expect(document.activeElement).toBe(send().element());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what is wrong with the whole of it', async () => {
    show({ error: 'Something went wrong' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { accesses, nameOf, networks } from './AsConfirmationForm.fixtures.ts';
import { AsConfirmationForm, type AsConfirmationFormProps } from './AsConfirmationForm.tsx';

const show = (props: Partial<AsConfirmationFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onRequest = vi.fn();
  const onAsnChange = vi.fn();
  const given = { networks, accesses, nameOf, onRequest, onAsnChange };
  render(<AsConfirmationForm {...given} {...props} />, theme);
  return { onRequest, onAsnChange };
};
const box = () => page.getByRole('combobox', { name: 'AS number' });
const add = () => page.getByRole('button', { name: 'Add' });

describe('AsConfirmationForm', () => {
  it('asks for a network that was typed, with its name in sight', async () => {
    const { onRequest, onAsnChange } = show();
    await expect.element(add()).toBeDisabled();
    await userEvent.fill(box(), 'AS64520');
    expect(onAsnChange).toHaveBeenLastCalledWith(64_520);
    await expect.element(page.getByText('Aurora')).toBeVisible();
    await userEvent.click(add());
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(64_520);
    await expect.element(box()).toHaveValue('');
  });

  it('offers the networks of the reader, found by name', async () => {
    const { onRequest } = show();
    await userEvent.click(box());
    await userEvent.keyboard('north');
    await userEvent.click(page.getByRole('option', { name: /AS64515/ }));
    await expect.element(box()).toHaveValue('AS64515');
    await userEvent.click(add());
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(64_515);
  });

  it.each([
    ['64512', 'This AS is already approved'],
    ['64514', 'You already requested this AS'],
    ['64599', 'No AS with this number was found'],
    ['nobody', 'Enter a number such as AS64512'],
  ])('does not ask for %s: %s', async (text, words) => {
    show();
    await userEvent.fill(box(), text);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(add()).toBeDisabled();
  });

  it('knows what was asked for where the page lists it itself', async () => {
    show({ hideAccesses: true });
    expect(page.getByRole('list', { name: 'Requested AS' }).elements()).toEqual([]);
    await userEvent.fill(box(), '64514');
    await expect.element(page.getByText('You already requested this AS')).toBeVisible();
  });

  it('asks again for a network that was rejected', async () => {
    const rejected = { asn: 64_520, name: 'Aurora', isApproved: false, isRejected: true };
    const { onRequest } = show({ accesses: [rejected] });
    await expect.element(page.getByText('Rejected')).toBeVisible();
    await userEvent.fill(box(), 'AS64520');
    await userEvent.click(add());
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(64_520);
  });

  it('says where each request stands', async () => {
    show();
    const items = page.getByRole('list', { name: 'Requested AS' }).getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('AS64512KestrelApproved');
    await expect.element(items.nth(1).getByText('Pending')).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

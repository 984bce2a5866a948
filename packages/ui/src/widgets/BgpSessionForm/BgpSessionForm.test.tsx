import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { BgpSessionForm, type BgpSessionFormProps } from './BgpSessionForm.tsx';

const show = (props: Partial<BgpSessionFormProps> = {}, theme?: (typeof themes)[number]) => {
  const onSubmit = vi.fn();
  render(
    <BgpSessionForm
      asn={64_512}
      collector={{ asn: 197_068, routerIps: ['192.0.2.1'] }}
      onSubmit={onSubmit}
      {...props}
    />,
    theme,
  );
  return { onSubmit };
};
const ip = () => page.getByRole('textbox', { name: 'Router IP' });
const send = () => page.getByRole('button', { name: 'Request session' });

describe('BgpSessionForm', () => {
  it('says both ends', async () => {
    show();
    for (const value of ['AS64512', 'AS197068', '192.0.2.1'])
      await expect.element(page.getByRole('definition').getByText(value)).toBeVisible();
  });

  it('says each address of the collector', async () => {
    show({ collector: { asn: 197_068, routerIps: ['192.0.2.1', '2001:db8::1'] } });
    for (const [index, ip] of ['192.0.2.1', '2001:db8::1'].entries()) {
      await expect.element(page.getByRole('definition').getByText(ip)).toBeVisible();
      await expect.element(page.getByRole('button', { name: `Copy Collector router IP ${index + 1}` })).toBeVisible();
    }
  });

  it('says where requested sessions stand', async () => {
    show({
      sessions: [
        { id: '2', ip: '2001:db8::7', state: 'requested' },
        { id: '1', ip: '198.51.100.7', state: 'established' },
      ],
    });
    const [newest, oldest] = page.getByRole('list', { name: 'Requested sessions' }).getByRole('listitem').all();
    await expect.element(newest!).toHaveTextContent('2001:db8::7Waiting for approval');
    await expect.element(oldest!).toHaveTextContent('198.51.100.7Established');
  });

  it('sends address, password and AS number', async () => {
    const { onSubmit } = show();
    await userEvent.fill(ip(), '2001:db8::7');
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 's3cret');
    await userEvent.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ip: '2001:db8::7', password: 's3cret', asnum: 64_512 });
  });

  it.each([
    ['', 'Required field'],
    ['198.51.100', 'Enter a valid IP address'],
  ])('refuses the address %j', async (text, words) => {
    const { onSubmit } = show();
    await userEvent.fill(ip(), text);
    await userEvent.click(send());
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(ip()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('puts errors of the server at their fields, others above', async () => {
    show({ serverErrors: { ip: 'There is a session with this address.', asnum: 'Not your AS.' } });
    await expect.element(ip()).toBeInvalid();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not your AS.');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

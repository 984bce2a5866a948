import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { domains } from './DomainAccessList.fixtures.ts';
import { DomainAccessList } from './DomainAccessList.tsx';
import { DomainRequestForm } from './DomainRequestForm.tsx';

const show = (theme?: (typeof themes)[number]) => {
  const on = { onCheck: vi.fn(), onAskAgain: vi.fn() };
  render(<DomainAccessList domains={{ status: 'ready', data: domains }} {...on} />, theme);
  return on;
};

describe('DomainAccessList', () => {
  it('shows an open request the record that proves it, and looks for it', async () => {
    const { onCheck } = show();
    await expect.element(page.getByText('_routeglass.kestrel.example')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Check now for kestrel.example' }));
    expect(onCheck).toHaveBeenCalledExactlyOnceWith('kestrel.example');
    expect(page.getByText('_routeglass.aurora.example').query()).toBeNull();
  });

  it('asks again after a no alone', async () => {
    const { onAskAgain } = show();
    expect(page.getByRole('button', { name: /^Ask again/ }).elements()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Ask again for other.example' }));
    expect(onAskAgain).toHaveBeenCalledExactlyOnceWith('other.example');
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

describe('DomainRequestForm', () => {
  it('asks for a domain, once it is one', async () => {
    const onRequest = vi.fn();
    render(<DomainRequestForm onRequest={onRequest} />);
    const field = page.getByRole('textbox', { name: 'Domain' });
    await userEvent.fill(field, 'https://example.net');
    await userEvent.click(page.getByRole('button', { name: 'Send request' }));
    await expect.element(page.getByText('Enter a domain, such as example.net')).toBeVisible();
    expect(onRequest).not.toHaveBeenCalled();
    await userEvent.fill(field, ' example.net ');
    await userEvent.click(page.getByRole('button', { name: 'Send request' }));
    expect(onRequest).toHaveBeenCalledExactlyOnceWith('example.net');
  });

  it('says what the server refused', async () => {
    render(<DomainRequestForm onRequest={vi.fn()} error="You already requested this domain." />);
    await expect.element(page.getByRole('alert')).toMatchTextContent('You already requested this domain.');
  });
});

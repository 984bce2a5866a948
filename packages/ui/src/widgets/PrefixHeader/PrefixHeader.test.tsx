import * as glossary from '@routeglass/domain/glossary';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { announced, loopback } from './PrefixHeader.fixtures.ts';
import { PrefixHeader } from './PrefixHeader.tsx';

describe('PrefixHeader', () => {
  it('says who announces a prefix and whose it is', async () => {
    render(<PrefixHeader prefix="10.0.3.0/24" identity={{ status: 'ready', data: announced }} />);
    await expect.element(page.getByRole('heading', { level: 1, name: '10.0.3.0/24' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'AS64512' })).toHaveAttribute('href', '/as/64512');
    await expect.element(page.getByRole('link', { name: 'AS64601' })).toHaveAttribute('href', '/as/64601');
    await expect
      .element(page.getByRole('link', { name: '10.0.0.0/14' }))
      .toHaveAttribute('href', '/prefix/10.0.0.0/14');
  });

  it.each([
    ['10.0.3.0/24', 'in 10.0.0.0/14'],
    ['10.0.3.17', 'in 10.0.0.0/14'],
    ['10.0.0.0/9', 'for 10.0.0.0/14'],
  ])('says of which part of %s the registry tells: %s', async (prefix, words) => {
    const { stage } = render(<PrefixHeader prefix={prefix} identity={{ status: 'ready', data: announced }} />);
    await vi.waitFor(() => expect(stage.textContent).toContain(words));
  });

  it.each([
    [[], 'Registered toNot in a loaded registry'],
    [[{ origin: 64_512, source: 'RADB' }], 'Registered toHolder unknownRoute object for AS64512 in RADB'],
  ])('says of a prefix without a known block what its route objects %j tell', async (routeObjects, words) => {
    const identity = { ...announced, registered: null, routeObjects };
    const { stage } = render(<PrefixHeader prefix="10.0.3.0/24" identity={{ status: 'ready', data: identity }} />);
    await vi.waitFor(() => expect(stage.textContent).toContain(words));
  });

  it('names the announced prefix around an address', async () => {
    const identity = { ...announced, announcedIn: '10.0.3.0/24' };
    render(<PrefixHeader prefix="10.0.3.17" identity={{ status: 'ready', data: identity }} />);
    await expect
      .element(page.getByRole('link', { name: '10.0.3.0/24' }))
      .toHaveAttribute('href', '/prefix/10.0.3.0/24');
  });

  it('says what a special-purpose address is for', async () => {
    render(<PrefixHeader prefix="127.0.0.1" identity={{ status: 'ready', data: loopback }} />);
    await expect.element(page.getByText(/127\.0\.0\.0\/8 is reserved: Loopback \(RFC 1122\)/)).toBeVisible();
    await expect.element(page.getByText('Not announced')).toBeVisible();
    await expect.element(page.getByText('No network')).toBeVisible();
  });

  it('says of a default route what it is, and gives it to no network', async () => {
    render(
      <PrefixHeader prefix="0.0.0.0/0" identity={{ status: 'ready', data: { ...announced, registered: null } }} />,
    );
    await expect.element(page.getByText(glossary.defaultRoute)).toBeVisible();
    await expect.element(page.getByText('No network')).toBeVisible();
  });

  it('says that no table is loaded, and leaves to the verdicts how to load one', async () => {
    render(<PrefixHeader prefix="10.0.3.0/24" identity={{ status: 'ready', data: { ...announced, origins: null } }} />);
    await expect.element(page.getByText('Not loaded', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^No routing table is loaded/)).not.toBeInTheDocument();
  });

  it('says what failed, and asks again', async () => {
    const onRetry = vi.fn();
    render(<PrefixHeader prefix="10.0.3.0/24" identity={{ status: 'error', message: 'Too late.', onRetry }} />);
    await expect.element(page.getByText('10.0.3.0/24 could not be loaded')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<PrefixHeader prefix="127.0.0.1" identity={{ status: 'ready', data: loopback }} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ContactList } from './ContactList.tsx';
import { contacts, legal } from './SiteFooter.fixtures.ts';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';

const show = (props: Partial<SiteFooterProps> = {}) =>
  render(<SiteFooter year={2026} contacts={<ContactList contacts={contacts} />} legal={legal} {...props} />);

describe('SiteFooter', () => {
  it('has the contacts, the privacy policy and the copyright line of the given year', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'noc@example.net' }))
      .toHaveAttribute('href', 'mailto:noc@example.net');
    await expect.element(page.getByText('1 Example Street, 1000 Exampleton')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '+00 000 000 000' }))
      .toHaveAttribute('href', 'tel:+00000000000');
    await expect.element(page.getByText('Media contacts')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Privacy policy' }))
      .toHaveAttribute('href', legal.privacyPolicy);
    expect(page.getByRole('link', { name: 'Terms of service' }).query()).toBeNull();
    await expect.element(page.getByText('© 2026 Routeglass')).toBeVisible();
  });

  it('has the terms of service instead of the privacy policy when told so', async () => {
    show({ legalText: 'termsOfService' });
    await expect
      .element(page.getByRole('link', { name: 'Terms of service' }))
      .toHaveAttribute('href', legal.termsOfService);
    expect(page.getByRole('link', { name: 'Privacy policy' }).query()).toBeNull();
  });

  it('takes further links', async () => {
    show({ links: [{ label: 'Status', href: '/status' }] });
    await expect.element(page.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status');
  });

  it('opens the choice of cookies', async () => {
    const onCookies = vi.fn();
    show({ onCookies });
    await userEvent.click(page.getByRole('button', { name: 'Cookies' }));
    expect(onCookies).toHaveBeenCalledOnce();
  });

  it('credits the registry data with its licence', async () => {
    const { stage } = show();
    await expect.element(page.getByRole('link', { name: 'ip-location-db', exact: true })).toBeVisible();
    expect(stage.textContent).toContain('CC BY 4.0');
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { contacts, footerLinks } from './SiteFooter.fixtures.ts';
import { SiteFooter } from './SiteFooter.tsx';

const show = () => render(<SiteFooter year={2026} contacts={contacts} links={footerLinks} />);

describe('SiteFooter', () => {
  it('has the contacts, the privacy policy and the copyright line of the given year', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'noc@example.net' }))
      .toHaveAttribute('href', 'mailto:noc@example.net');
    await expect.element(page.getByText('1 Example Street, 1000 Exampleton')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await expect.element(page.getByText('© 2026 Routeglass')).toBeVisible();
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

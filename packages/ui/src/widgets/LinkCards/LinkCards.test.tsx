import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LinkRouter } from '../../primitives/LinkRouter/LinkRouter.tsx';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { products, services } from './LinkCards.fixtures.ts';
import { LinkCards } from './LinkCards.tsx';

describe('LinkCards', () => {
  it('leads to each page, in this tab', () => {
    render(<LinkCards label="Other products" links={products} />);
    const links = page.getByRole('list', { name: 'Other products' }).getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(products.map(({ href }) => href));
    expect(links.map((link) => link.getAttribute('target'))).toEqual(products.map(() => null));
  });

  it('opens other sites in a new tab, which knows nothing of this one, and says so', () => {
    render(<LinkCards label="Sister services" links={services} />);
    const link = page.getByRole('link', { name: /DDoS protection.*opens in a new window/ }).element();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('is no link where the site has no such page', () => {
    render(
      <LinkRouter navigate={() => undefined} hasPage={() => false}>
        <LinkCards label="Other products" links={products.slice(0, 1)} />
      </LinkRouter>,
    );
    expect(page.getByRole('link').elements()).toEqual([]);
    expect(page.getByText('BGP Incidents Monitoring').elements()).toHaveLength(1);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(<LinkCards label="Other products" links={[...products, ...services]} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

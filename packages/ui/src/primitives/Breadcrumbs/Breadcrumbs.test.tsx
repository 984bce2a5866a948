import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

describeConformance<HTMLElement>('Breadcrumbs', (host) => <Breadcrumbs {...host} items={items} />);

const items = [{ name: 'Home', href: '/' }, { name: 'Learn' }];

describe('Breadcrumbs', () => {
  it('links all but this page', async () => {
    render(<Breadcrumbs items={items} />);
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(page.getByRole('link').elements()).toHaveLength(1);
    await expect.element(page.getByText('Learn')).toHaveAttribute('aria-current', 'page');
  });
});

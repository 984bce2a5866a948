import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Brand } from './Brand.tsx';
import { BrandName } from '../../facts/brandName.ts';

describe('Brand', () => {
  it('leads home under the product name', async () => {
    render(<Brand />);
    await expect.element(page.getByRole('link', { name: 'Routeglass' })).toHaveAttribute('href', '/');
  });

  it('takes the name that an operator set', async () => {
    render(
      <BrandName value="Harbour NOC">
        <Brand />
      </BrandName>,
    );
    await expect.element(page.getByRole('link', { name: 'Harbour NOC' })).toBeVisible();
  });
});

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { ingestCommand, NoRoutesNotice } from './NoRoutesNotice.tsx';

describe('NoRoutesNotice', () => {
  it('says what to do', async () => {
    render(<NoRoutesNotice />);
    const notice = page.getByRole('complementary', { name: 'No routes loaded' });
    await expect.element(notice.getByText(/^Only registry data is available\./)).toBeVisible();
    await expect.element(notice.getByText(ingestCommand)).toBeVisible();
  });

  it('names what is empty', async () => {
    render(<NoRoutesNotice subject="AS3356" />);
    await expect.element(page.getByText(/^Only registry data is available for AS3356/)).toBeVisible();
  });
});

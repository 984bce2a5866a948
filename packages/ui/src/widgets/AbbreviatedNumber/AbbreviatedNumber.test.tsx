import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { AbbreviatedNumber } from './AbbreviatedNumber.tsx';

describe('AbbreviatedNumber', () => {
  it('keeps the exact value in the tooltip and for assistive technology', async () => {
    const { stage } = render(<AbbreviatedNumber value={1_234_567} />);
    const number = page.getByTitle('1,234,567');
    await expect.element(number).toHaveAttribute('value', '1234567');
    expect(stage.querySelector('[aria-hidden]')?.textContent).toBe('1.2M');
    await expect.element(page.getByText('1,234,567')).toBeInTheDocument();
  });

  it('is plain up to 999', () => {
    const { stage } = render(<AbbreviatedNumber value={999} />);
    expect(stage.textContent).toBe('999');
    expect(stage.querySelector('[title]')).toBeNull();
  });
});

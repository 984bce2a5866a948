import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { CountryLabel } from './CountryLabel.tsx';

describe('CountryLabel', () => {
  it('says the name once: the flag beside it is silent', () => {
    const { stage } = render(<CountryLabel code="NL" name="Netherlands" />);
    expect(stage.textContent).toBe('Netherlands');
    expect(stage.querySelectorAll('[role="img"]')).toHaveLength(0);
  });

  it('lets the flag speak where there is no name', async () => {
    render(<CountryLabel code="NL" name={null} />);
    await expect.element(page.getByRole('img', { name: 'Netherlands' })).toBeVisible();
  });

  it.each([
    [null, 'Netherlands', 'Netherlands'],
    [null, null, ''],
  ])('of code %s and name %s says %j', (code, name, said) => {
    const { stage } = render(<CountryLabel code={code} name={name} />);
    expect(stage.textContent).toBe(said);
  });
});

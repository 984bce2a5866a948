import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { NetworkName } from './NetworkName.tsx';

describe('NetworkName', () => {
  it('names the country and the network', async () => {
    const { stage } = render(<NetworkName name="Alder Net" countryCode="NL" />);
    await expect.element(page.getByRole('img', { name: 'Netherlands' })).toBeVisible();
    expect(stage.textContent).toContain('Alder Net');
  });

  it.each([
    ['a name without a country', 'Alder Net', null, 0],
    ['a country without a name', null, 'NL', 1],
    ['nothing', null, null, 0],
  ])('of %s shows what is known', (_case, name, countryCode, flags) => {
    const { stage } = render(<NetworkName name={name} countryCode={countryCode} />);
    expect(stage.querySelectorAll('[role="img"]')).toHaveLength(flags);
    expect(stage.querySelector('bdi')?.textContent ?? null).toBe(name);
    expect(stage.textContent).toContain(name ?? 'Unnamed');
  });

  it('keeps a name of another direction from turning the words around it', () => {
    const { stage } = render(<NetworkName name="شبكة" countryCode={null} />);
    expect(stage.querySelector('bdi')?.textContent).toBe('شبكة');
  });
});

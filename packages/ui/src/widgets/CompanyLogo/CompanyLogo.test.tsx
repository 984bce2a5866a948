import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 32"/>';

describe('CompanyLogo', () => {
  it('writes the name beside its mark', async () => {
    const { stage } = render(<CompanyLogo company={{ name: 'Alder', mark: 'M12 2 22 20H2z' }} />);
    await expect.element(page.getByText('Alder')).toBeVisible();
    expect(stage.querySelector('[role="img"], img')).toBeNull();
  });

  it('reads the name out in place of its picture', async () => {
    render(<CompanyLogo company={{ name: 'Alder', picture }} />);
    await expect.element(page.getByRole('img', { name: 'Alder' })).toHaveAttribute('src', picture);
    expect(page.getByText('Alder').query()).toBeNull();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(<CompanyLogo company={{ name: 'Alder', mark: 'M12 2 22 20H2z' }} />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

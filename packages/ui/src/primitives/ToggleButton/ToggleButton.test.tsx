import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { ToggleButton } from './ToggleButton.tsx';

describeConformance<HTMLButtonElement>('ToggleButton', (host) => <ToggleButton {...host}>Lock</ToggleButton>, {
  interactive: true,
});

describe('ToggleButton', () => {
  it('stays down', async () => {
    render(<ToggleButton>Lock</ToggleButton>);
    await userEvent.keyboard('{Tab}{Enter}');
    const button = page.getByRole('button', { name: 'Lock' });
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button).toHaveAttribute('data-selected', 'true');
  });
});

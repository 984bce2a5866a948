import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip, TOOLTIP_DELAY } from './Tooltip.tsx';

describeConformance<HTMLDivElement>('Tooltip', (host) => (
  <Tooltip {...host} isOpen content="1,204,113">
    <Button>1.2M</Button>
  </Tooltip>
));

describe('Tooltip', () => {
  it('waits for a second of rest', () => {
    expect(TOOLTIP_DELAY).toBe(1000);
  });

  it('appears at once with the keyboard and is hidden by Escape', async () => {
    render(
      <Tooltip content="1,204,113">
        <Button>1.2M</Button>
      </Tooltip>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('1,204,113');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('describes its control', async () => {
    render(
      <Tooltip isOpen content="1,204,113">
        <Button>1.2M</Button>
      </Tooltip>,
    );
    await expect.element(page.getByRole('button', { name: '1.2M' })).toHaveAccessibleDescription('1,204,113');
  });
});

import { ZoomIn } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { IconButton } from './IconButton.tsx';

describeConformance<HTMLButtonElement>('IconButton', (host) => <IconButton {...host} icon={ZoomIn} label="Zoom in" />, {
  interactive: true,
});

describe('IconButton', () => {
  it('has its words as name and as tooltip', async () => {
    render(<IconButton icon={ZoomIn} label="Zoom in" />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Zoom in');
  });
});

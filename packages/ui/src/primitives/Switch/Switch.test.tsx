import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Switch } from './Switch.tsx';

describeConformance<HTMLLabelElement>('Switch', (host) => <Switch {...host}>Extended graph</Switch>, {
  interactive: true,
});

describe('Switch', () => {
  it('changes with Space', async () => {
    const onChange = vi.fn();
    render(<Switch onChange={onChange}>Extended graph</Switch>);
    await userEvent.keyboard('{Tab} ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(page.getByRole('switch', { name: 'Extended graph' })).toBeChecked();
  });
});

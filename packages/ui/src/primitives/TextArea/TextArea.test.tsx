import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { TextArea } from './TextArea.tsx';

describeConformance<HTMLDivElement>('TextArea', (host) => <TextArea {...host} label="Message" />, {
  interactive: true,
});

describe('TextArea', () => {
  it('takes several lines', async () => {
    const onChange = vi.fn();
    render(<TextArea label="Message" onChange={onChange} />);
    await userEvent.keyboard('{Tab}a{Enter}b');
    expect(onChange).toHaveBeenLastCalledWith('a\nb');
  });

  it('is named, described and invalid as it is told', async () => {
    render(<TextArea label="Message" hideLabel description="Prefixes help." error="Required field" />);
    const box = page.getByRole('textbox', { name: 'Message' });
    await expect.element(box).toBeInvalid();
    await expect.element(box).toHaveAccessibleDescription(/Prefixes help\. ?Required field/);
  });

  it('shows as many lines as asked for', async () => {
    render(<TextArea label="Message" rows={7} />);
    await expect.element(page.getByRole('textbox')).toHaveAttribute('rows', '7');
  });
});

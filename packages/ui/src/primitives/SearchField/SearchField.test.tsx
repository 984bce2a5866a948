import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { SearchField } from './SearchField.tsx';

describeConformance<HTMLDivElement>('SearchField', (host) => <SearchField {...host} label="Filter" />, {
  interactive: true,
});

describe('SearchField', () => {
  it('sends with Enter and clears with Escape', async () => {
    const onSubmit = vi.fn();
    const onClear = vi.fn();
    render(<SearchField label="Filter" onSubmit={onSubmit} onClear={onClear} />);
    await userEvent.keyboard('{Tab}10.12.{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('10.12.');
    await userEvent.keyboard('{Escape}');
    expect(onClear).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });
});

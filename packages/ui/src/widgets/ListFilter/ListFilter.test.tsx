import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { stopTimers } from '../../testing/timers.ts';
import { ListFilter } from './ListFilter.tsx';

const show = (value = '') => {
  const onChange = vi.fn();
  const { rerender } = render(<ListFilter label="Filter communities" value={value} onChange={onChange} />);
  return {
    onChange,
    take: (next: string) => rerender(<ListFilter label="Filter communities" value={next} onChange={onChange} />),
  };
};
const field = () => page.getByRole('searchbox', { name: 'Filter communities' });

describe('ListFilter', () => {
  it('tells a text once, after typing has paused', async () => {
    const pass = stopTimers();
    const { onChange } = show();
    await userEvent.type(field(), 'abc');
    expect(onChange).not.toHaveBeenCalled();
    pass(600);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('takes one character for none', async () => {
    const pass = stopTimers();
    const { onChange } = show();
    await userEvent.type(field(), 'a');
    pass(600);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is cleared by Escape', async () => {
    const pass = stopTimers();
    const { onChange } = show('abc');
    await userEvent.type(field(), '{Escape}');
    pass(600);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  });

  it('follows the filter in force', async () => {
    const { take } = show('abc');
    take('def');
    await expect.element(field()).toHaveValue('def');
  });

  it('has no axe violation', async () => {
    show('abc');
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

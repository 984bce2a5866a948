import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { MultiSelect } from './MultiSelect.tsx';

describeConformance<HTMLDivElement>(
  'MultiSelect',
  (host) => <MultiSelect {...host} label="Targets" items={items} selected={items} onChange={() => undefined} />,
  { interactive: true },
);

const items = [
  { id: 64512, name: 'AS64512 Alder Net' },
  { id: 64513, name: 'AS64513 Birch Transit' },
];

describe('MultiSelect', () => {
  it('adds what is found', async () => {
    const onChange = vi.fn();
    render(<MultiSelect label="Targets" items={items} selected={items.slice(0, 1)} onChange={onChange} />);
    await userEvent.keyboard('{Tab}birch');
    await userEvent.click(page.getByRole('option', { name: 'AS64513 Birch Transit' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(items);
  });

  it('removes by the button of the tag', async () => {
    const onChange = vi.fn();
    render(<MultiSelect label="Targets" items={items} selected={items} onChange={onChange} />);
    await userEvent.click(page.getByRole('button', { name: /Remove AS64512/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(items.slice(1));
  });

  it('keeps chosen ones that are not among the fetched options', async () => {
    const onChange = vi.fn();
    render(
      <MultiSelect
        label="Targets"
        items={items.slice(1)}
        selected={items.slice(0, 1)}
        onChange={onChange}
        onInputChange={() => undefined}
      />,
    );
    await userEvent.keyboard('{Tab}b');
    await userEvent.click(page.getByRole('option', { name: 'AS64513 Birch Transit' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(items);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { TagList } from './TagList.tsx';

describeConformance<HTMLDivElement>(
  'TagList',
  (host) => <TagList {...host} label="Targets" items={items} onRemove={() => undefined} />,
  { interactive: true },
);

const items = [
  { id: 1, name: 'AS64512' },
  { id: 2, name: 'AS64513' },
];

describe('TagList', () => {
  it.each(['{Delete}', '{Backspace}'])('removes the tag with focus on %s', async (key) => {
    const onRemove = vi.fn();
    render(<TagList label="Targets" items={items} onRemove={onRemove} />);
    await userEvent.keyboard(`{Tab}{ArrowRight}${key}`);
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('has no button when nothing can be removed', () => {
    render(<TagList label="Targets" items={items} />);
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('says what stands there without tags', async () => {
    render(<TagList label="Targets" items={[]} empty="No targets" />);
    await expect.element(page.getByText('No targets')).toBeVisible();
  });
});

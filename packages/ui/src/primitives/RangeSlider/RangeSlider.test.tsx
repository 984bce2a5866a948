import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { RangeSlider } from './RangeSlider.tsx';

describeConformance<HTMLDivElement>(
  'RangeSlider',
  (host) => <RangeSlider {...host} label="Propagation" defaultValue={[20, 80]} ticks={[0, 50, 100]} />,
  { interactive: true },
);

describe('RangeSlider', () => {
  it('moves either end by keyboard, the ends do not cross', async () => {
    const onChange = vi.fn();
    render(<RangeSlider label="Propagation" defaultValue={[20, 80]} onChange={onChange} />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith([21, 80]);
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith([21, 79]);
    await userEvent.keyboard('{Home}');
    expect(onChange).toHaveBeenLastCalledWith([21, 21]);
  });

  it('names its thumbs and says both values', async () => {
    render(<RangeSlider label="Propagation" value={[20, 80]} thumbLabels={['Least', 'Most']} />);
    await expect.element(page.getByRole('group', { name: 'Propagation' })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: 'Least Propagation' })).toHaveValue('20');
    await expect.element(page.getByRole('slider', { name: 'Most Propagation' })).toHaveValue('80');
    await expect.element(page.getByText('20 – 80')).toBeVisible();
  });

  it('says when a thumb is let go', async () => {
    const onChangeEnd = vi.fn();
    render(<RangeSlider label="Propagation" defaultValue={[20, 80]} onChangeEnd={onChangeEnd} />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith([21, 80]);
  });

  it('marks the ticks inside the range', () => {
    const { stage } = render(<RangeSlider label="Propagation" value={[20, 60]} ticks={[0, 20, 40, 60, 80]} />);
    const chosen = [...stage.querySelectorAll('[data-chosen]')].map((tick) => tick.textContent);
    expect(chosen).toEqual(['20', '40', '60']);
  });
});

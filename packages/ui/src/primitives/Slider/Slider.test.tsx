import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Slider } from './Slider.tsx';

describeConformance<HTMLDivElement>(
  'Slider',
  (host) => <Slider {...host} label="Opacity" defaultValue={40} ticks={[0, 50, 100]} />,
  { interactive: true },
);

describe('Slider', () => {
  it.each([
    ['{ArrowRight}', 41],
    ['{ArrowLeft}', 39],
    ['{PageUp}', 50],
    ['{Home}', 0],
    ['{End}', 100],
  ])('goes with %s to %i', async (key, value) => {
    const onChange = vi.fn();
    render(<Slider label="Opacity" defaultValue={40} onChange={onChange} />);
    await userEvent.keyboard(`{Tab}${key}`);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  it('says its value in its format, also where the label is hidden', async () => {
    render(<Slider label="Share" hideLabel value={0.4} maxValue={1} step={0.1} formatOptions={{ style: 'percent' }} />);
    await expect.element(page.getByRole('slider', { name: 'Share' })).toHaveAttribute('aria-valuetext', '40%');
  });

  it('marks the ticks up to its value', () => {
    const { stage } = render(<Slider label="Opacity" value={50} ticks={[0, 50, 100]} />);
    const chosen = [...stage.querySelectorAll('[data-chosen]')].map((tick) => tick.textContent);
    expect(chosen).toEqual(['0', '50']);
  });

  it('is sent by its name', () => {
    const { stage } = render(
      <form>
        <Slider label="Opacity" name="opacity" value={50} />
      </form>,
    );
    expect([...new FormData(stage.querySelector('form') ?? undefined)]).toEqual([['opacity', '50']]);
  });
});

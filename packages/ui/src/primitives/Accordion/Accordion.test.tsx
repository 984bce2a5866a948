import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { questions } from './Accordion.fixtures.ts';
import { Accordion } from './Accordion.tsx';

describeConformance<HTMLDivElement>(
  'Accordion',
  (host) => <Accordion {...host} items={questions} defaultExpanded={['leak']} />,
  { interactive: true },
);

const hijack = () => page.getByText(/not its own/);
const leak = () => page.getByText(/further than it may/);

describe('Accordion', () => {
  it('opens one at a time, by keyboard', async () => {
    const onExpandedChange = vi.fn();
    render(<Accordion items={questions} onExpandedChange={onExpandedChange} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(hijack()).toBeVisible();
    await userEvent.keyboard('{Tab} ');
    await expect.element(leak()).toBeVisible();
    await expect.element(hijack()).not.toBeVisible();
    expect(onExpandedChange.mock.calls).toEqual([[['hijack']], [['leak']]]);
  });

  it('keeps several open where it may', async () => {
    render(<Accordion items={questions} allowsMany defaultExpanded={['hijack']} />);
    await userEvent.click(page.getByRole('button', { name: /route leak/ }));
    await expect.element(hijack()).toBeVisible();
    await expect.element(leak()).toBeVisible();
  });

  it('leaves what is open to its owner', async () => {
    render(<Accordion items={questions} expanded={['leak']} />);
    await userEvent.click(page.getByRole('button', { name: /hijack/ }));
    await expect.element(hijack()).not.toBeVisible();
    await expect.element(leak()).toBeVisible();
  });

  it('puts its titles at their place in the outline', async () => {
    render(<Accordion items={questions} level={2} />);
    await expect.element(page.getByRole('heading', { level: 2, name: /hijack/ })).toBeVisible();
  });
});

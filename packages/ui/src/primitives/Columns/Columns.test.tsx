import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Columns } from './Columns.tsx';

describeConformance<HTMLDivElement>('Columns', (host) => <Columns {...host}>words</Columns>);

describe('Columns', () => {
  it.each([
    [1024, 2],
    [700, 1],
  ])('at %i pixels stand %i beside each other', async (width, beside) => {
    await page.viewport(width, 600);
    render(
      <Columns from="tablet">
        <span>one</span>
        <span>two</span>
      </Columns>,
    );
    const tops = ['one', 'two'].map((name) => page.getByText(name).element().getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(3 - beside);
    await page.viewport(1024, 768);
  });
});

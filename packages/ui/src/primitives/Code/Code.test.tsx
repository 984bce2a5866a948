import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Code } from './Code.tsx';

describeConformance<HTMLElement>('Code', (host) => <Code {...host}>npm start</Code>);

describeConformance<HTMLDivElement>(
  'CodeBlock',
  (host) => (
    <CodeBlock {...host} label="command">
      npm start
    </CodeBlock>
  ),
  { interactive: true },
);

describe('CodeBlock', () => {
  it('is a region with a name that the keyboard reaches', async () => {
    render(<CodeBlock label="whois answer">{'aut-num: AS64512\n'.repeat(80)}</CodeBlock>);
    await expect.element(page.getByRole('region')).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('region', { name: 'whois answer' })).toHaveFocus();
  });
});

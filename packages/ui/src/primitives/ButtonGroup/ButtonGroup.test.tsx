import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

describeConformance<HTMLDivElement>(
  'ButtonGroup',
  (host) => (
    <ButtonGroup {...host} label="Targets">
      <Button>All</Button>
    </ButtonGroup>
  ),
  { interactive: true },
);

describe('ButtonGroup', () => {
  it('is one stop of the Tab key, walked by arrow keys', async () => {
    render(
      <>
        <ButtonGroup label="Targets">
          <Button>All</Button>
          <Button>Clear</Button>
        </ButtonGroup>
        <Button>After</Button>
      </>,
    );
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

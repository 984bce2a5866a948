import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { picture } from './Avatar.fixtures.ts';
import { Avatar } from './Avatar.tsx';

describeConformance<HTMLSpanElement>('Avatar', (host) => <Avatar {...host} name="Ada Lovelace" />);

describe('Avatar', () => {
  it('is a picture with the name of the person', async () => {
    render(<Avatar name="Ada Lovelace" />);
    await expect.element(page.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  });

  it('says nothing beside the name', () => {
    const { stage } = render(<Avatar name="Ada Lovelace" decorative />);
    expect(stage.querySelectorAll('[role="img"], img:not([alt=""])')).toHaveLength(0);
  });

  it('shows the picture, and the initials where it cannot be loaded', async () => {
    const { stage, rerender } = render(<Avatar name="Ada Lovelace" src={picture} />);
    expect(stage.querySelector('img')).not.toBeNull();
    rerender(<Avatar name="Ada Lovelace" src="data:image/png;base64,no" />);
    await expect.element(page.getByText('AL')).toBeVisible();
    expect(stage.querySelector('img')).toBeNull();
  });

  it('shows a figure without a name', () => {
    const { stage } = render(<Avatar name="" />);
    expect(stage.querySelector('svg')).not.toBeNull();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { PressStyle } from './PressStyle.tsx';

const added = () => [...document.querySelectorAll('style[id^="react-aria"]')];
const rules = () => added().map(({ textContent }) => textContent.replaceAll(/\s/g, ''));

describe('PressStyle', () => {
  beforeEach(() => {
    for (const style of added()) style.remove();
  });

  it('is what the first button would add', async () => {
    render(<Button>Look up</Button>);
    await expect.poll(rules).toHaveLength(1);
    const [wanted] = rules();
    for (const style of added()) style.remove();
    render(<PressStyle />);
    expect(rules()).toEqual([wanted?.replace(/;}}$/, '}}')]);
  });

  it('leaves a button nothing to add', async () => {
    const { stage } = render(
      <>
        <PressStyle />
        <Button>Look up</Button>
      </>,
    );
    await expect.poll(() => stage.querySelector('button[data-react-aria-pressable]')).not.toBeNull();
    expect(added()).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Logo } from './Logo.tsx';

describe('Logo', () => {
  it('is silent: the name beside it is what is read', () => {
    const { stage } = render(<Logo />);
    expect(stage.querySelectorAll('[role="img"]')).toHaveLength(0);
    expect(stage.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is drawn with the colours of the theme', () => {
    const { stage } = render(<Logo />);
    const strokes = () => [...stage.querySelectorAll('circle, path')].map((each) => getComputedStyle(each).stroke);
    const light = strokes();
    document.documentElement.dataset['theme'] = 'dark';
    expect(strokes()).not.toEqual(light);
  });
});

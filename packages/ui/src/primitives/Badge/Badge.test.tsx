import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { severities, tones } from '../../tokens/roles.ts';
import { Badge } from './Badge.tsx';

describeConformance<HTMLSpanElement>('Badge', (host) => <Badge {...host}>Valid</Badge>);

describe('Badge', () => {
  it.each(tones)('says its tone %s in a data attribute', (tone) => {
    const { stage } = render(<Badge tone={tone}>word</Badge>);
    expect(stage.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  });

  it.each(severities)('says its severity %s in a data attribute, and no tone', (severity) => {
    const { stage } = render(<Badge severity={severity}>word</Badge>);
    expect(stage.querySelector('[data-severity]')?.getAttribute('data-severity')).toBe(severity);
    expect(stage.querySelector('[data-tone]')).toBeNull();
  });
});

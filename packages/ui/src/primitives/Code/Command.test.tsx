import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { cutOff } from '../../testing/sights.ts';
import { Command } from './Command.tsx';

const text = 'npm run ingest -- 20260101.as-org2info.jsonl.gz';
const show = (width: number) => {
  const { stage } = render(
    <div style={{ width }}>
      <Command>{text}</Command>
    </div>,
  );
  const lines = [...stage.querySelectorAll('span')].map((word) => word.getClientRects()[0]!);
  return { stage, lines };
};

describe('Command', () => {
  it('is the command, whatever its lines', async () => {
    show(300);
    await expect.element(page.getByRole('code')).toHaveTextContent(text);
  });

  it('goes on after a space, not at a hyphen', () => {
    const { lines } = show(300);
    const [npm, name] = [lines[0]!, lines.at(-1)!];
    expect(name.top).toBeGreaterThan(npm.top);
    expect(name.height).toBe(npm.height);
  });

  it('breaks a name that has no room in a line', () => {
    const { stage } = show(160);
    expect(cutOff(stage)).toEqual([]);
  });
});

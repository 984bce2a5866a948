import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { DottedName } from './DottedName.tsx';

describeConformance<HTMLElement>('DottedName', (host) => <DottedName {...host}>ada@example.net</DottedName>);

/** Lines of a name in a box as wide as its longest part. */
function linesOf(name: string): readonly string[] {
  const { stage } = render(
    <div style={{ width: 'min-content' }}>
      <DottedName>{name}</DottedName>
    </div>,
  );
  const parts = Array.from(stage.querySelector('bdi')?.childNodes ?? []).filter(({ nodeType }) => nodeType === 3);
  const range = document.createRange();
  const lines = new Map<number, string>();
  for (const part of parts) {
    range.selectNodeContents(part);
    for (const { top } of range.getClientRects()) lines.set(top, `${lines.get(top) ?? ''}${part.textContent ?? ''}`);
  }
  return [...lines.values()];
}

describe('DottedName', () => {
  it('breaks after the sign and after dots alone', () => {
    expect(linesOf('operations@customers.example')).toEqual(['operations@', 'customers.', 'example']);
  });

  it('is copied whole', () => {
    const { stage } = render(<DottedName>ada@example.net</DottedName>);
    expect(stage.textContent).toBe('ada@example.net');
  });
});

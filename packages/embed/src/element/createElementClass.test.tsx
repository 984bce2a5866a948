import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createElementClass } from './createElementClass.tsx';
import type { ErrorDetail } from './EmbedElement.ts';

const Broken = createElementClass({
  attributes: ['words'],
  View: ({ attributes }) => {
    if (attributes.words === null) throw new TypeError('There are no words');
    return <p>{attributes.words}</p>;
  },
});
customElements.define('test-broken', Broken);

function show(words: string | null) {
  const element = document.createElement('test-broken');
  const failures: ErrorDetail[] = [];
  element.addEventListener('rg-error', (event) => failures.push((event as CustomEvent<ErrorDetail>).detail));
  if (words !== null) element.setAttribute('words', words);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return { element, failures, text: () => element.shadowRoot?.textContent ?? '' };
}

describe('an element', () => {
  it('draws its view with its attributes', async () => {
    const { element, failures, text } = show('Hello');
    await expect.poll(text).toBe('Hello');
    element.setAttribute('words', 'Hello again');
    await expect.poll(text).toBe('Hello again');
    expect(failures).toEqual([]);
  });

  it('says a sentence and tells the page when its view throws', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { element, failures, text } = show(null);
    await expect.poll(text).toBe('This part of the page failed. Reload the page to try again.');
    expect(element.shadowRoot?.querySelector('[role="alert"]')).not.toBeNull();
    expect(failures).toEqual([{ code: 'E_ELEMENT', status: 0, message: 'There are no words' }]);
    said.mockRestore();
  });
});

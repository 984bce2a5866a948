import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../tokens/themes/names.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { rawText } from './RawObject.fixtures.ts';
import { RawObject, type RawObjectProps } from './RawObject.tsx';

const hrefs = {
  asn: (asn: number) => `/as/${asn}`,
  prefix: (prefix: string) => `/search?query=${encodeURIComponent(prefix)}`,
};

const show = (props: Partial<RawObjectProps> = {}, theme: (typeof themes)[number] = 'light') =>
  render(<RawObject label="Whois entry" text={{ status: 'ready', data: rawText }} {...props} />, theme);

function* textsIn(place: Element): Generator<Text> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

const region = () => page.getByRole('region', { name: 'Whois entry' });

describe('RawObject', () => {
  it.each([{}, hrefs])('keeps the text as it was, with %o', (links) => {
    show({ hrefs: links });
    expect(region().element().textContent).toBe(rawText);
  });

  it('leads from ASNs and prefixes to their pages', async () => {
    show({ hrefs });
    await expect.element(page.getByRole('link', { name: 'AS64700' })).toHaveAttribute('href', '/as/64700');
    const prefix = page.getByRole('link', { name: 'fd00:1::/32' });
    await expect.element(prefix).toHaveAttribute('href', '/search?query=fd00%3A1%3A%3A%2F32');
  });

  it('has no link where none is given', () => {
    show();
    expect(page.getByRole('link').elements()).toEqual([]);
  });

  it('wraps long lines, or not', async () => {
    const { stage } = show();
    stage.style.width = '400px';
    const wraps = () => region().element().scrollWidth <= region().element().clientWidth;
    expect(wraps()).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Wrap lines' }));
    expect(wraps()).toBe(false);
  });

  it('sets the rest of a wrapped line in, below its value, and keeps it one line when it is selected', () => {
    const words = 'import:         from AS64601 accept AS-ALDER';
    const { stage } = show({ text: { status: 'ready', data: `${words}\norigin: AS64601` } });
    stage.style.width = '300px';
    const leftOf = (word: string) => {
      const text = [...textsIn(region().element())].find(({ data }) => data.includes(word))!;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(word));
      range.setEnd(text, text.data.indexOf(word) + 1);
      return Math.round(range.getBoundingClientRect().left);
    };
    expect(Math.abs(leftOf('accept') - leftOf('from'))).toBeLessThan(4);
    expect(leftOf('import')).toBeLessThan(leftOf('from'));
    getSelection()?.selectAllChildren(region().element());
    expect(getSelection()?.toString()).toBe(`${words}\norigin: AS64601`);
    getSelection()?.removeAllRanges();
  });

  it('copies what came', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    await userEvent.click(page.getByRole('button', { name: 'Copy Whois entry' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(rawText);
  });

  it('shows a text of 100,000 lines as it is, and lets the keyboard scroll it', async () => {
    const long = 'members: AS64512\n'.repeat(100_000);
    show({ text: { status: 'ready', data: long }, hrefs });
    expect(page.getByRole('link').elements()).toEqual([]);
    await expect.element(region()).toHaveAttribute('tabindex', '0');
  });

  it.each<[string, Partial<RawObjectProps>]>([
    ['No data to display', { text: { status: 'ready', data: ' \n' } }],
    ['No answer in time.', { text: { status: 'error', message: 'No answer in time.' } }],
  ])('says %s', async (text, props) => {
    show(props);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({ hrefs }, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});

import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: true, linkify: true });

/**
 * Markdown as HTML that can be shown as it is: without scripts, styles, forms and frames. Headings have an address each and a link to it, tables
 * scroll by themselves, and links to other sites tell these nothing.
 */
export function articleHtml(text: string): string {
  const safe = sanitizeHtml(markdown.render(text), {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'figure', 'figcaption', 'details', 'summary'],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      th: ['scope'],
      '*': ['dir', 'lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      // The title of the page is the only heading of level 1.
      h1: 'h2',
      img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', alt: '', ...attribs } }),
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.href?.startsWith('http') ? { ...attribs, rel: 'external noopener noreferrer' } : attribs,
      }),
    },
  });
  return withScrolling(withAddresses(safe));
}

/** What is sanitised has an end for each element, so these patterns find whole ones. */
const HEADING = /<(h[2-6])((?: [^>]*)?)>([\s\S]*?)<\/\1>/g;

function withAddresses(html: string): string {
  const taken = new Set<string>();
  return html.replaceAll(HEADING, (whole, tag: string, attributes: string, inside: string) => {
    const words = inside.replaceAll(/<[^>]*>/g, '').trim();
    if (words === '') return whole;
    const id = freeId(words, taken);
    const link = `<a href="#${encodeURIComponent(id)}" data-anchor="" aria-label="Link to ${words.replaceAll('"', '&quot;')}">#</a>`;
    return `<${tag}${attributes} id="${id}">${inside}${link}</${tag}>`;
  });
}

function freeId(words: string, taken: Set<string>): string {
  const base =
    words
      .replaceAll(/&#?\w+;/g, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'part';
  let id = base;
  for (let again = 2; taken.has(id); again++) id = `${base}-${again}`;
  taken.add(id);
  return id;
}

/** A table or a drawing wider than the article scrolls by itself, by keyboard too. */
function withScrolling(html: string): string {
  return html
    .replaceAll('<table', `${scrolling('Table')}<table`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<p>(<img [^>]*\.svg"[^>]*>)<\/p>/g, (_, image: string) => `${scrolling('Picture')}${image}</div>`);
}

const scrolling = (what: string): string => `<div role="region" aria-label="${what}" tabindex="0">`;

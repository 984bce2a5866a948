import type { DOMPurify } from 'dompurify';
import { freeSlug } from './headingSlug.ts';

/** Not allowed in an article: styles, forms, and embedded pages. */
const FORBIDDEN_TAGS = ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'dialog', 'svg', 'math'];
const FORBIDDEN_ATTRIBUTES = ['style', 'class', 'contenteditable', 'autofocus', 'tabindex'];

/**
 * Sanitizes the HTML of an article: no scripts, forms or styles; headings get anchors, links to other sites get `noopener noreferrer`, tables scroll,
 * images load late.
 */
export function safeArticle(html: string, purify: DOMPurify, location: Pick<Location, 'href' | 'host'>): string {
  const fragment = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
  });
  const all = <Name extends keyof HTMLElementTagNameMap>(names: Name) => fragment.querySelectorAll(names);

  const taken = new Set([...fragment.querySelectorAll('[id]')].map(({ id }) => id));
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) anchor(heading, taken);
  for (const link of all('a')) markExternal(link, location);
  for (const table of all('table')) letScroll(table);
  for (const image of all('img')) {
    image.setAttribute('loading', 'lazy');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }

  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

function anchor(heading: Element, taken: Set<string>): void {
  const words = heading.textContent.trim();
  if (words === '') return;
  heading.id ||= freeSlug(words, taken);
  const link = document.createElement('a');
  link.setAttribute('href', `#${encodeURIComponent(heading.id)}`);
  link.setAttribute('data-anchor', '');
  link.setAttribute('aria-label', `Link to ${words}`);
  link.textContent = '#';
  heading.append(link);
}

function markExternal(link: HTMLAnchorElement, { href, host }: Pick<Location, 'href' | 'host'>): void {
  const target = URL.parse(link.getAttribute('href') ?? '', href);
  link.removeAttribute('target');
  if (!target || !/^https?:$/.test(target.protocol) || target.host === host) return;
  link.setAttribute('rel', 'external noopener noreferrer');
}

/** A table wider than the article scrolls on its own, also by keyboard. */
function letScroll(table: HTMLTableElement): void {
  const box = document.createElement('div');
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', table.caption?.textContent.trim() || 'Table');
  box.tabIndex = 0;
  table.replaceWith(box);
  box.append(table);
}

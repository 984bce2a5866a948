import type { GivenAnswers } from '@routeglass/api-client/client';

/** What the page asks first of all, as the server answered it with the page; nothing where it gave nothing, and while pages are built. */
export function answersOfPage(): GivenAnswers {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as GivenAnswers) : {};
}

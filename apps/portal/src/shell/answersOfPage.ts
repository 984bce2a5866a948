import type { GivenAnswers } from '@routeglass/api-client/client';
import { createContext } from 'react';

/** What a page is drawn with where there is no browser; null in one, where it stands in the page. */
export const AnswersToDraw = createContext<GivenAnswers | null>(null);

/** What the page asks first of all, as the server answered it with the page; nothing where it gave nothing, and while pages are built. */
export function answersOfPage(): GivenAnswers {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as GivenAnswers) : {};
}

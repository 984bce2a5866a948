import type { GivenAnswers } from '@routeglass/api-client/client';
import { createContext } from 'react';

/** The answers for drawing a page on the server; null in a browser, which reads them from the page. */
export const AnswersToDraw = createContext<GivenAnswers | null>(null);

/** The answers that the server sent with the page; empty if it sent none, and during the build. */
export function answersOfPage(): GivenAnswers {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as GivenAnswers) : {};
}

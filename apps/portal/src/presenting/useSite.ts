import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { type Answering, useCall } from '@routeglass/api-client/hooks';
import { figuresOf, withFigures } from './figures.ts';

type Content = AnswerOf<Endpoints['content']>;

const nothing: Content = {
  plans: null,
  comparison: null,
  products: null,
  faq: null,
  cases: null,
  logos: null,
  sisters: null,
  figures: null,
  landing: null,
};

/** The call for the operator's content, for pages that show its loading and failure. */
export const useSite = (): Answering<Content> => useCall(calls.content, {});

/** The operator's content; all its parts are null while it loads. */
export function useSiteContent(): Content {
  return useSite().data ?? nothing;
}

/** Fills the figures of the site into a text; null if one of them is unknown. */
export function useFigures(): (text: string) => string | null {
  const { figures } = useSiteContent();
  const counted = useCall(calls.speakerCount, {}).data;
  return (text) => withFigures(text, figuresOf(figures, counted));
}

/** The data behind the products, in figures of the site; undefined if the text or a figure is missing. */
export function useBasis(): string | undefined {
  const { landing } = useSiteContent();
  const withFigures = useFigures();
  return (landing?.basis !== undefined && withFigures(landing.basis)) || undefined;
}

/** Whether the text of `useBasis` is still loading. */
export function useIsBasisPending(): boolean {
  const { data, error } = useSite();
  const counted = useCall(calls.speakerCount, {});
  return data ? data.landing?.basis !== undefined && !counted.data && !counted.error : !error;
}

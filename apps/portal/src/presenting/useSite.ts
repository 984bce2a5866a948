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

/** The call for what the operator says on the site: for pages that say that it is on its way, or could not be had. */
export const useSite = (): Answering<Content> => useCall(calls.content, {});

/** What the operator says on the site; all of it is null while it is on its way. */
export function useSiteContent(): Content {
  return useSite().data ?? nothing;
}

/** Fills the figures of the site into a text; null where one of them is not known. */
export function useFigures(): (text: string) => string | null {
  const { figures } = useSiteContent();
  const counted = useCall(calls.speakerCount, {}).data;
  return (text) => withFigures(text, figuresOf(figures, counted));
}

/** What the products rest on, in figures of the site; nothing where that is not said or not known. */
export function useBasis(): string | undefined {
  const { landing } = useSiteContent();
  const withFigures = useFigures();
  return (landing?.basis !== undefined && withFigures(landing.basis)) || undefined;
}

/** Whether what the products rest on is on its way. */
export function useIsBasisPending(): boolean {
  const { data, error } = useSite();
  const counted = useCall(calls.speakerCount, {});
  return data ? data.landing?.basis !== undefined && !counted.data && !counted.error : !error;
}

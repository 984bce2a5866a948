import type { SiteSettings } from '@routeglass/api-client/contract';
import type { HeadFacts, HeadTag } from '@routeglass/api-client/pages';

/** A page to be drawn. */
export interface PageToDraw {
  readonly address: string;
  /** Answers to the page's calls, by the address of the call. */
  readonly answers: object;
  /** The page's head. Title and description are those of the page's code unless an answer sets others. */
  readonly facts: HeadFacts;
  /** The operator's settings for the page's code. */
  readonly settings: SiteSettings;
  /** Tags in the head of every page. */
  readonly head: readonly HeadTag[];
  /** Addresses of its code; imports come first. */
  readonly files: readonly string[];
  /** Whether it shows figures about the loaded data. */
  readonly hasFigures: boolean;
}

/** Messages to and from the thread; `html` is null if the page could not be drawn. */
export interface DrawRequest extends PageToDraw {
  readonly id: number;
}
export interface DrawAnswer {
  readonly id: number;
  readonly html: string | null;
}

import type { SiteSettings } from '@routeglass/api-client/contract';
import type { HeadFacts, HeadTag } from '@routeglass/api-client/pages';

/** A page to be drawn. */
export interface PageToDraw {
  readonly address: string;
  /** To what it asks, by the address of the call. */
  readonly answers: object;
  /** What its head says; title and description are those of its code, unless the answers say others. */
  readonly facts: HeadFacts;
  /** What the operator set for its code. */
  readonly settings: SiteSettings;
  /** What stands in the head of every page. */
  readonly head: readonly HeadTag[];
  /** Addresses of its code, each after those that it imports. */
  readonly files: readonly string[];
  /** Whether it shows figures of what is loaded. */
  readonly hasFigures: boolean;
}

/** What the thread is asked, and what it answers: `html` is null for what could not be drawn. */
export interface DrawRequest extends PageToDraw {
  readonly id: number;
}
export interface DrawAnswer {
  readonly id: number;
  readonly html: string | null;
}

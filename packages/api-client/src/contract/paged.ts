import type * as v from 'valibot';
import type { AnswerOf, Endpoint, WireSchema } from './endpoint.ts';

/** A page of a list, typed for readers. */
export interface Paged<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly page_count: number;
  /** Number of rows in the whole list. */
  readonly record_count: number;
}

/** A call that returns a list page by page. */
export type PagedEndpoint = Endpoint<WireSchema, WireSchema, WireSchema, v.GenericSchema<unknown, Paged<unknown>>>;

/** Wire type of a row of its list. */
export type RowOf<E extends PagedEndpoint> = AnswerOf<E>['data'][number];

import type * as v from 'valibot';
import type { AnswerOf, Endpoint, WireSchema } from './endpoint.ts';

/** A page of a list as a reader takes it. */
export interface Paged<Row> {
  readonly data: readonly Row[];
  readonly current_page: number;
  readonly page_count: number;
  /** Of the whole list. */
  readonly record_count: number;
}

/** A call that answers a list page by page. */
export type PagedEndpoint = Endpoint<WireSchema, WireSchema, WireSchema, v.GenericSchema<unknown, Paged<unknown>>>;

/** What a row of its list is on the wire. */
export type RowOf<E extends PagedEndpoint> = AnswerOf<E>['data'][number];

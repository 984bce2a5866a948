import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';

interface SpeakersView {
  readonly filter: string;
  readonly page: number;
  readonly pageSize: number;
}

const defaults = { page: 1, 'page-size': 50 } as const;

/** Reads the view of the speakers from any address: `q`, `page`, `page-size`. */
export function readSpeakers(search: URLSearchParams): SpeakersView {
  return {
    filter: readFilter(search),
    page: readWhole(search, 'page', defaults.page),
    pageSize: readChoice(search, 'page-size', pageSizes, defaults['page-size']),
  };
}

/** The address of a view: `before` with its parameters replaced. */
export function writeSpeakers({ filter, page, pageSize }: SpeakersView, before: URLSearchParams): URLSearchParams {
  return writeParameters({ q: filter, page, 'page-size': pageSize }, defaults, before);
}

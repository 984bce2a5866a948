import type { FilteredView, PageView } from '@routeglass/ui/PagedTable';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';

/** The possible values, by parameter of the call. */
type Choices = Readonly<Record<string, readonly string[]>>;

/** A page of a list with its choices and, in most lists, a text filter; null means no choice. */
export type ChosenView<C extends Choices, HasFilter extends boolean> = (HasFilter extends true
  ? FilteredView
  : PageView) & { readonly [K in keyof C]: C[K][number] | null };

interface ChosenQuery {
  readonly q?: string;
  readonly page: number;
  readonly 'page-size': number;
}

interface ChosenListSettings<C extends Choices, HasFilter extends boolean> {
  readonly choices: C;
  /** Whether the call takes a text (`q`). Default true. */
  readonly hasFilter?: HasFilter;
  /** Default 50. */
  readonly pageSize?: (typeof pageSizes)[number];
  /** Names in the address that differ from the call's. Two lists on one page must not share any. */
  readonly names?: Readonly<Partial<Record<keyof C | 'page' | 'page-size', string>>>;
}

/** Reads and writes the text filter (`q`), choices and page of a list in an address, and makes its query. */
// @__NO_SIDE_EFFECTS__
export function chosenList<const C extends Choices, HasFilter extends boolean = true>(
  settings: ChosenListSettings<C, HasFilter>,
) {
  const { choices, pageSize = 50 } = settings;
  const hasFilter: boolean = settings.hasFilter ?? true;
  type View = ChosenView<C, HasFilter>;
  type State = { readonly view: View };
  const keys = Object.keys(choices) as (keyof C & string)[];
  const nameOf = (key: keyof C | 'page' | 'page-size'): string => settings.names?.[key] ?? String(key);
  const made = <Value>(valueOf: (key: keyof C & string) => Value) =>
    Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
  const textOf = (view: PageView & Partial<FilteredView>) => view.filter !== undefined && { q: view.filter };
  return {
    read: (search: URLSearchParams): State => ({
      view: {
        ...made((key) => readChoice(search, nameOf(key), [...(choices[key] ?? []), ''], '') || null),
        ...(hasFilter && { filter: readFilter(search) }),
        page: readWhole(search, nameOf('page'), 1),
        pageSize: readChoice(search, nameOf('page-size'), pageSizes, pageSize),
      } as View,
    }),
    write: ({ view }: State, before: URLSearchParams): URLSearchParams =>
      writeParameters(
        {
          ...Object.fromEntries(keys.map((key) => [nameOf(key), view[key] ?? ''])),
          ...textOf(view),
          [nameOf('page')]: view.page,
          [nameOf('page-size')]: view.pageSize,
        },
        { [nameOf('page')]: 1, [nameOf('page-size')]: pageSize },
        before,
      ),
    query: ({ view }: State) =>
      ({
        ...made((key) => view[key] ?? ''),
        ...textOf(view),
        page: view.page,
        'page-size': view.pageSize,
      }) as ChosenQuery & { readonly [K in keyof C]: C[K][number] | '' },
  };
}

/** What the address of the search page asks for: `query`, trimmed; empty where nothing is asked. */
export function readSearch(search: URLSearchParams): { readonly query: string } {
  return { query: (search.get('query') ?? '').trim() };
}

export function writeSearch(state: { readonly query: string }): URLSearchParams {
  return new URLSearchParams(state.query === '' ? {} : { query: state.query });
}

/** Rows per request: the largest page size of the API. */
const CHUNK = 1000;

interface Chunk<Row> {
  readonly rows: readonly Row[];
  readonly pageCount: number;
}

/** Loads all rows of a list, page by page, for its CSV file. Calls `onProgress` with the number loaded so far while there are more. */
export async function allPages<Row>(
  read: (page: { readonly page: number; readonly 'page-size': number }) => Promise<Chunk<Row>>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const { rows, pageCount } = await read({ page, 'page-size': CHUNK });
    all.push(...rows);
    if (page >= pageCount) return all;
    onProgress(all.length);
  }
}

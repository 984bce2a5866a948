/** Rows asked for at a time: the most that a page of the API may hold. */
const CHUNK = 1000;

interface Chunk<Row> {
  readonly rows: readonly Row[];
  readonly pageCount: number;
}

/** All rows of a list, page after page: what its CSV file holds. `onProgress` is told how many are there while more are to come. */
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

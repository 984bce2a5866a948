import { lazy, Suspense } from 'react';

const Original = lazy(async () => ({ default: (await import('original:GraphTable')).GraphTable }));

/** The table of a graph's paths, fetched on demand. */
export function GraphTable(props: object) {
  return (
    <Suspense fallback={null}>
      <Original {...props} />
    </Suspense>
  );
}

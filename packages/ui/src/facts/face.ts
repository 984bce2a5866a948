/**
 * State of a widget's data: loading, failed, locked behind a plan, or ready.
 *
 * Empty is not a separate state: a widget derives it from the data and says what to do next.
 */
export type Face<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry?: () => void }
  | { readonly status: 'locked' }
  | { readonly status: 'ready'; readonly data: Data };

/** The face of data that is never locked behind a plan. */
export type OpenFace<Data> = Exclude<Face<Data>, { readonly status: 'locked' }>;

/** The data, if loaded. */
export function dataOf<Data>(face: Face<Data>): Data | undefined {
  return face.status === 'ready' ? face.data : undefined;
}

/** The same face with its data converted. */
export function mapFace<Data, Other>(face: OpenFace<Data>, make: (data: Data) => Other): OpenFace<Other> {
  return face.status === 'ready' ? { status: 'ready', data: make(face.data) } : face;
}

/**
 * What a widget knows about its data: on its way, failed, locked behind a plan, or here.
 *
 * Empty is not a state of its own: a widget derives it from the data and says what to do next.
 */
export type Face<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry?: () => void }
  | { readonly status: 'locked' }
  | { readonly status: 'ready'; readonly data: Data };

/** The face of what no plan ever locks. */
export type OpenFace<Data> = Exclude<Face<Data>, { readonly status: 'locked' }>;

/** The data when they are here. */
export function dataOf<Data>(face: Face<Data>): Data | undefined {
  return face.status === 'ready' ? face.data : undefined;
}

/** The same face with its data made into other data. */
export function mapFace<Data, Other>(face: OpenFace<Data>, make: (data: Data) => Other): OpenFace<Other> {
  return face.status === 'ready' ? { status: 'ready', data: make(face.data) } : face;
}

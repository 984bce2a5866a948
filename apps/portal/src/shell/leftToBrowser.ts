const NAME = 'LeftToBrowser';

/** Thrown on the server by a part that only a browser can draw. React draws the part after hydration. */
export class LeftToBrowser extends Error {
  override readonly name = NAME;

  constructor() {
    super('This part is left to the browser');
  }
}

/** Whether an error that React reports for a part the server could not draw is a `LeftToBrowser`. */
export const wasLeftToBrowser = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === NAME;

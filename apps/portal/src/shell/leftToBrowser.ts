const NAME = 'LeftToBrowser';

/** Thrown while a page is drawn without a browser, by a part that only a browser can draw. React draws the part once the page is taken over. */
export class LeftToBrowser extends Error {
  override readonly name = NAME;

  constructor() {
    super('This part is left to the browser');
  }
}

/** Whether what React tells of a part that it draws in the browser, as the server could not, is this. */
export const wasLeftToBrowser = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === NAME;

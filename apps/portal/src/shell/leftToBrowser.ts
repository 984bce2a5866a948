/** Thrown while a page is drawn without a browser, by a part that only a browser can draw. React draws the part once the page is taken over. */
export class LeftToBrowser extends Error {
  override readonly name = 'LeftToBrowser';

  constructor() {
    super('This part is left to the browser');
  }
}

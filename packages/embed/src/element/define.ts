/** Registers a class under a tag, unless the tag is taken: two scripts on a page may both contain it. */
export function define(tag: string, element: new () => HTMLElement): void {
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) customElements.define(tag, element);
}

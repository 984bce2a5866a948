/** Registers a class under a tag, unless the tag is taken already: two scripts of one page may both bring it. */
export function define(tag: string, element: new () => HTMLElement): void {
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) customElements.define(tag, element);
}

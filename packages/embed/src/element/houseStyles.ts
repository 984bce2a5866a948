/** Style texts of the modules loaded so far, each with its sheet once one is needed. */
const loaded: { readonly text: string; sheet?: CSSStyleSheet }[] = [];
const roots = new Set<ShadowRoot>();

/** Called by every module of styles in the bundle. Elements already on the page take the newcomer at once. */
export function addStyles(text: string): void {
  loaded.push({ text });
  for (const root of roots) root.adoptedStyleSheets = sheets();
}

/** Gives a shadow root the looks of the house, until the returned function is called. No policy of the page forbids constructed sheets. */
export function adoptStyles(root: ShadowRoot): () => void {
  roots.add(root);
  root.adoptedStyleSheets = sheets();
  return () => roots.delete(root);
}

function sheets(): CSSStyleSheet[] {
  return loaded.map((style) => {
    if (!style.sheet) {
      style.sheet = new CSSStyleSheet();
      style.sheet.replaceSync(style.text);
    }
    return style.sheet;
  });
}

/** Style texts of the loaded modules, each with its sheet once one is needed. */
const loaded: { readonly text: string; sheet?: CSSStyleSheet }[] = [];
const roots = new Set<ShadowRoot>();

/** Called by every style module in the bundle. Elements already on the page get the new styles at once. */
export function addStyles(text: string): void {
  loaded.push({ text });
  for (const root of roots) root.adoptedStyleSheets = sheets();
}

/** Adds our styles to a shadow root until the returned function is called. Content security policies do not affect constructed sheets. */
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

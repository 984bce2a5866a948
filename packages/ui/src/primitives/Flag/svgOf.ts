const SVG = 'http://www.w3.org/2000/svg';
const TAG = /<(\/?)([\w:]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** A drawing from SVG text that has only elements and attributes. Avoids `innerHTML`, which Trusted Types forbid. */
export function svgOf(text: string): DocumentFragment {
  const whole = document.createDocumentFragment();
  const open: (Element | DocumentFragment)[] = [whole];
  for (const [, isEnd, name = '', attributes = '', isWhole] of text.matchAll(TAG)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const element = document.createElementNS(SVG, name);
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      if (!key.startsWith('xmlns')) element.setAttribute(key, value);
    open.at(-1)?.append(element);
    if (!isWhole) open.push(element);
  }
  return whole;
}

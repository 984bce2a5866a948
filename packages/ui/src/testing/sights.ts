/** What is pressed, filled in or ticked. */
export const TARGETS =
  'button, a[href], input, select, textarea, [role="tab"], [role="switch"], [role="option"], [role="slider"], [role="menuitem"]';

/** What has no words of its own: without an edge no one sees it. */
const WORDLESS = 'input:not([type="hidden"]), textarea, select, [role="slider"], [role="progressbar"], [role="meter"]';

/** Targets that are seen: not the browser's own inputs that lie under a drawing, nor what is hidden. */
export function seenTargets(within: Element): { readonly target: HTMLElement; readonly box: HTMLElement }[] {
  return [...within.querySelectorAll<HTMLElement>(TARGETS)]
    .map((target) => ({ target, box: target.closest('label') ?? target }))
    .filter(({ target, box }) => !target.closest('[aria-hidden="true"]') && isSeen(box));
}

/** Targets that the system's own colours would leave without an edge, words or a drawing. */
export function edgeless(within: Element): string[] {
  const wordless = [...within.querySelectorAll<HTMLElement>(WORDLESS)].filter(
    (each) => !each.closest('[aria-hidden="true"]'),
  );
  const pressed = [...within.querySelectorAll<HTMLElement>(TARGETS)].filter(isSeen);
  return [
    ...wordless.filter((each) => !isDrawn(each) && !around(each, within).some(hasEdge)),
    ...pressed.filter(
      (each) => !each.matches(WORDLESS) && !hasWords(each) && !isDrawn(each) && ![each, ...inside(each)].some(hasEdge),
    ),
  ].map(opening);
}

/** Drawn by the system itself, by a drawing in it, or as a part of a chart whose axis is drawn. */
function isDrawn(each: HTMLElement): boolean {
  const bySystem = each.matches('[type="range"]') && getComputedStyle(each).appearance === 'auto';
  const plot = each.closest('[data-part="plot"]');
  const byChart = plot !== null && (plot.querySelector('svg') !== null || hasEdge(plot));
  return bySystem || byChart || each.querySelector('svg') !== null;
}

/** Whether a ring is drawn around what holds the focus, or around what stands for it. */
export function hasRing(within: Element): boolean {
  const focused = document.activeElement;
  const marked = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '');
  return [focused, marked].some((each) => each !== null && around(each, within).some(isRinged));
}

/** What moves, or would move when it changes. */
export function moving(within: Element): string[] {
  return [within, ...inside(within)]
    .filter((each) =>
      ['', '::before', '::after'].some((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(each, part);
        return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
      }),
    )
    .map(opening);
}

/**
 * What its own box cuts off, or what reaches out of the window sideways. Text that ends in an ellipsis by design is let be, and so is what
 * matches `byDesign`.
 */
export function cutOff(within: Element, byDesign = ':not(*)'): string[] {
  const problems = inside(within).filter((each) => {
    if (!isSeen(each) || each.matches(byDesign) || each.closest('svg, [aria-hidden="true"]')) return false;
    const { overflowX, overflowY, textOverflow, display, webkitLineClamp } = getComputedStyle(each);
    if (webkitLineClamp !== 'none') return false;
    const cut = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const tall = each.scrollHeight > each.clientHeight + 1;
    const wide = each.scrollWidth > each.clientWidth + 1;
    const holdsWords = each.matches('button, a, label, [role="tab"]') && display !== 'inline';
    return (tall && (cut(overflowY) || holdsWords)) || (wide && cut(overflowX) && textOverflow !== 'ellipsis');
  });
  return [...outside(within), ...problems.map(opening)];
}

/** What makes the page scroll sideways. */
function outside(within: Element): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  const reaches = ({ left, right }: DOMRect): boolean => right > window.innerWidth + 1 || left < -1;
  const widest = inside(within).filter(
    (each) => !each.closest('svg *') && !isScrolled(each, within) && reaches(each.getBoundingClientRect()),
  );
  const innermost = widest.filter((each) => !widest.some((other) => other !== each && each.contains(other)));
  return innermost.map((each) => `scrolls the page sideways: ${opening(each)}`);
}

/** Whether it lies in a box of its own that scrolls sideways or cuts off. */
function isScrolled(element: Element, within: Element): boolean {
  for (let up = element.parentElement; up && up !== within; up = up.parentElement)
    if (getComputedStyle(up).overflowX !== 'visible') return true;
  return false;
}

const inside = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('*')];

/** The element, what is drawn in its label, and its surroundings up to `within`. */
function around(element: Element, within: Element): Element[] {
  const found = [element, ...inside(element.closest('label') ?? element)];
  for (let up = element.parentElement; up && within.contains(up) && up !== within; up = up.parentElement)
    found.push(up);
  return found;
}

/** Neither clear nor, like what is for assistive technology alone, in a box of one pixel. */
function isSeen(element: Element): boolean {
  for (const each of [element, element.parentElement ?? element]) {
    const { width, height } = each.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
  }
  return getComputedStyle(element).opacity !== '0';
}

function hasEdge(element: Element): boolean {
  const isLined = (style: CSSStyleDeclaration): boolean =>
    (['Top', 'Bottom'] as const).some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        style[`border${side}Width`] !== '0px' &&
        !/^rgba\(.*, 0\)$/.test(style[`border${side}Color`]),
    );
  return (isSeen(element) && drawnParts(element).some(isLined)) || isRinged(element);
}

function isRinged(element: Element): boolean {
  return (
    isSeen(element) &&
    drawnParts(element).some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
  );
}

/** Styles of the element and of what is drawn before and after its content. */
function drawnParts(element: Element): CSSStyleDeclaration[] {
  const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
  return [getComputedStyle(element), ...parts.filter(({ content }) => content !== 'none' && content !== 'normal')];
}

const hasWords = (element: Element): boolean =>
  element.textContent.trim() !== '' || element.querySelector('svg, img') !== null;

const lasts = (durations: string): boolean => durations.split(', ').some((each) => parseFloat(each) > 0);

const opening = (element: Element): string => element.outerHTML.slice(0, 160);

/** Elements that are pressed, filled in or ticked. */
export const TARGETS =
  'button, a[href], input, select, textarea, [role="tab"], [role="switch"], [role="option"], [role="slider"], [role="menuitem"]';

/** Elements without text, which are invisible without a border. */
const WORDLESS = 'input:not([type="hidden"]), textarea, select, [role="slider"], [role="progressbar"], [role="meter"]';

/** Visible targets, without hidden ones and native inputs covered by a drawing. */
export function seenTargets(within: Element): { readonly target: HTMLElement; readonly box: HTMLElement }[] {
  return [...within.querySelectorAll<HTMLElement>(TARGETS)]
    .map((target) => ({ target, box: target.closest('label') ?? target }))
    .filter(({ target, box }) => !target.closest('[aria-hidden="true"]') && isSeen(box));
}

/** Targets that have no border, text or drawing with forced colors. */
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

/** Drawn by the system, by an SVG inside, or as part of a chart whose axis is drawn. */
function isDrawn(each: HTMLElement): boolean {
  const bySystem = each.matches('[type="range"]') && getComputedStyle(each).appearance === 'auto';
  const plot = each.closest('[data-part="plot"]');
  const byChart = plot !== null && (plot.querySelector('svg') !== null || hasEdge(plot));
  return bySystem || byChart || each.querySelector('svg') !== null;
}

/** Whether there is a ring around the focused element, or around its active descendant. */
export function hasRing(within: Element): boolean {
  const focused = document.activeElement;
  const marked = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '');
  return [focused, marked].some((each) => each !== null && around(each, within).some(isRinged));
}

/** Elements that move, or would if they changed. */
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
 * Elements that their own box clips, or that extend beyond the sides of the window. Ignores text with an ellipsis by design and elements that match
 * `byDesign`.
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

/** Elements that make the page scroll sideways. */
function outside(within: Element): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  const reaches = ({ left, right }: DOMRect): boolean => right > window.innerWidth + 1 || left < -1;
  const widest = inside(within).filter(
    (each) => !each.closest('svg *') && !isScrolled(each, within) && reaches(each.getBoundingClientRect()),
  );
  const innermost = widest.filter((each) => !widest.some((other) => other !== each && each.contains(other)));
  return innermost.map((each) => `scrolls the page sideways: ${opening(each)}`);
}

/** Whether it is in a box that scrolls sideways or clips. */
function isScrolled(element: Element, within: Element): boolean {
  for (let up = element.parentElement; up && up !== within; up = up.parentElement)
    if (getComputedStyle(up).overflowX !== 'visible') return true;
  return false;
}

const inside = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('*')];

/** The element, the contents of its label, and its ancestors below `within`. */
function around(element: Element, within: Element): Element[] {
  const found = [element, ...inside(element.closest('label') ?? element)];
  for (let up = element.parentElement; up && within.contains(up) && up !== within; up = up.parentElement)
    found.push(up);
  return found;
}

/** Neither transparent nor in a box of one pixel, like content for assistive technology only. */
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

/** Styles of the element and of its `::before` and `::after`. */
function drawnParts(element: Element): CSSStyleDeclaration[] {
  const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
  return [getComputedStyle(element), ...parts.filter(({ content }) => content !== 'none' && content !== 'normal')];
}

const hasWords = (element: Element): boolean =>
  element.textContent.trim() !== '' || element.querySelector('svg, img') !== null;

const lasts = (durations: string): boolean => durations.split(', ').some((each) => parseFloat(each) > 0);

const opening = (element: Element): string => element.outerHTML.slice(0, 160);

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

/** Moves the focus to the first invalid field of the form, in page order. Returns false if there is none. */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('[data-invalid]')].some(focusInside);
}

/** Moves the focus to the field of that name. Returns false if there is none or it cannot take the focus. */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const found = form.elements.namedItem(name);
  const element = found instanceof RadioNodeList ? found[0] : found;
  if (!(element instanceof Element)) return false;
  return focusInside(outermost(element.closest('[data-rac][data-invalid]') ?? besideHidden(element)));
}

/** A field may be followed by a hidden input with its value. */
function besideHidden(element: Element): Element {
  return (element.matches('[type="hidden"]') && element.previousElementSibling) || element;
}

/** Of a field and the invalid elements inside it, the field. */
function outermost(element: Element): Element {
  const around = element.parentElement?.closest('[data-rac][data-invalid]');
  return around ? outermost(around) : element;
}

function focusInside(element: Element): boolean {
  const controls = [element, ...element.querySelectorAll(CONTROLS)].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      each.matches(CONTROLS) &&
      each.tabIndex >= 0 &&
      each.closest('[aria-hidden="true"]') === null &&
      !each.matches(':disabled'),
  );
  controls[0]?.focus();
  return controls.length > 0;
}

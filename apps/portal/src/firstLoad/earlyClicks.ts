declare global {
  interface Window {
    /** Presses made before hydration. */
    earlyClicks?: EarlyClicks;
  }
}

interface EarlyClicks {
  /** Buttons that were pressed, each once. */
  readonly buttons: Set<HTMLElement>;
  /** The button being pressed: the pointer is down, its click is still to come. */
  readonly begun: () => HTMLElement | null;
  /** Stops recording. */
  readonly stop: () => void;
}

/**
 * A script in the head of every page. It keeps presses of buttons until the page is hydrated, since React would drop some of them meanwhile. Links
 * work without it.
 */
export const rememberClicks =
  '(function(){var s=new Set,d=null;' +
  'function f(e){var b=e.target.closest("button");if(e.type!="click")d=b;else{d=null;if(b){e.stopImmediatePropagation();s.add(b)}}}' +
  'addEventListener("pointerdown",f,true);addEventListener("click",f,true);' +
  'window.earlyClicks={buttons:s,begun:function(){return d},' +
  'stop:function(){removeEventListener("pointerdown",f,true);removeEventListener("click",f,true)}}})()';

/** Interval (ms) and number of tries to press a button that is not hydrated yet: its part may wait for code of its own. */
const AGAIN = 50;
const TRIES = 200;

/** To be called after hydration: repeats the early presses, except of buttons that are gone by now. */
export function pressAgain(): void {
  const early = window.earlyClicks;
  if (!early) return;
  delete window.earlyClicks;
  early.stop();
  pressAll([...early.buttons]);
  const begun = early.begun();
  if (begun) addEventListener('click', (event) => finish(begun, event), { capture: true, once: true });
  for (const type of HEARD) addEventListener(type, seeThrough, true);
  setTimeout(() => {
    for (const type of HEARD) removeEventListener(type, seeThrough, true);
  }, AGAIN * TRIES);
}

/** Both halves of a press. */
const HEARD = ['pointerdown', 'click'] as const;
/** The press that has begun, and whether its pointerdown reached the button. */
let half: { readonly button: HTMLElement; readonly hasCome: () => boolean } | null = null;

/** Repeats a press of which all or half does not reach its button, because the part is not hydrated yet. */
function seeThrough(event: MouseEvent): void {
  const { type, target, isTrusted } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  const isHalf = half !== null && !half.hasCome() && half.button === button;
  half = null;
  if (!button || !isTrusted) return;
  if (type === 'click' && isHalf) return finish(button, event);
  const hasCome = hear(button, type);
  if (type === 'pointerdown') half = { button, hasCome };
  else
    setTimeout(() => {
      if (!hasCome()) pressAll([button]);
    });
}

/** Completes a press that began before hydration and ended after it: React ignores half a press. */
function finish(button: HTMLElement, event: MouseEvent): void {
  if (!(event.target instanceof Node && button.contains(event.target))) return;
  event.stopImmediatePropagation();
  pressAll([button]);
}

function pressAll(buttons: readonly HTMLElement[], tries = TRIES): void {
  const left = buttons.filter((button) => button.isConnected && !press(button));
  if (left.length > 0 && tries > 0) setTimeout(pressAll, AGAIN, left, tries - 1);
}

/** Whether the press reached the button. */
function press(button: HTMLElement): boolean {
  const hasCome = hear(button);
  button.click();
  return hasCome();
}

/** Listens until the returned function is called, which says whether an event came: React holds events back from a part that is not hydrated. */
function hear(button: HTMLElement, type = 'click'): () => boolean {
  let came = false;
  const listen = (): void => void (came = true);
  button.addEventListener(type, listen, true);
  return () => {
    button.removeEventListener(type, listen, true);
    return came;
  };
}

declare global {
  interface Window {
    /** What is pressed before the page can do it. */
    earlyClicks?: EarlyClicks;
  }
}

interface EarlyClicks {
  /** Buttons that were pressed, each once. */
  readonly buttons: Set<HTMLElement>;
  /** The one that is being pressed: the pointer is down, and its click has yet to come. */
  readonly begun: () => HTMLElement | null;
  /** Remembers no more. */
  readonly stop: () => void;
}

/**
 * Stands in the head of every page: keeps the presses of buttons until the page has been taken over, in the midst of which React would drop
 * some of them. Links lead on by themselves.
 */
export const rememberClicks =
  '(function(){var s=new Set,d=null;' +
  'function f(e){var b=e.target.closest("button");if(e.type!="click")d=b;else{d=null;if(b){e.stopImmediatePropagation();s.add(b)}}}' +
  'addEventListener("pointerdown",f,true);addEventListener("click",f,true);' +
  'window.earlyClicks={buttons:s,begun:function(){return d},' +
  'stop:function(){removeEventListener("pointerdown",f,true);removeEventListener("click",f,true)}}})()';

/** How often, ms, and how many times it is tried to press what is not taken over yet: a part may wait for code of its own. */
const AGAIN = 50;
const TRIES = 200;

/** The page has been taken over: does what was pressed too early; what is gone meanwhile is left. */
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
/** The press that has begun, and whether its beginning came to its button. */
let half: { readonly button: HTMLElement; readonly hasCome: () => boolean } | null = null;

/** Presses again what does not come to its button, or only half of it, in a part that is not taken over yet. */
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

/** Does what was begun before and ended after: of half a press React makes nothing. */
function finish(button: HTMLElement, event: MouseEvent): void {
  if (!(event.target instanceof Node && button.contains(event.target))) return;
  event.stopImmediatePropagation();
  pressAll([button]);
}

function pressAll(buttons: readonly HTMLElement[], tries = TRIES): void {
  const left = buttons.filter((button) => button.isConnected && !press(button));
  if (left.length > 0 && tries > 0) setTimeout(pressAll, AGAIN, left, tries - 1);
}

/** Whether the press came to the button. */
function press(button: HTMLElement): boolean {
  const hasCome = hear(button);
  button.click();
  return hasCome();
}

/** Listens until the function that it gives is asked whether an event came: React holds them back from a part that is not taken over. */
function hear(button: HTMLElement, type = 'click'): () => boolean {
  let came = false;
  const listen = (): void => void (came = true);
  button.addEventListener(type, listen, true);
  return () => {
    button.removeEventListener(type, listen, true);
    return came;
  };
}

declare global {
  interface Window {
    /** Buttons that were pressed before the page could do it, each once, and the way to remember no more. */
    earlyClicks?: { readonly buttons: Set<HTMLElement>; readonly stop: () => void };
  }
}

/**
 * Stands in the head of every page: keeps the presses of buttons until the page has been taken over, in the midst of which React would drop
 * some of them. Links lead on by themselves.
 */
export const rememberClicks =
  '(function(){var s=new Set;' +
  'function f(e){var b=e.target.closest("button");if(b){e.stopImmediatePropagation();s.add(b)}}' +
  'addEventListener("click",f,true);window.earlyClicks={buttons:s,stop:function(){removeEventListener("click",f,true)}}})()';

/** How often, ms, and how many times it is tried to press what is not taken over yet: a part may wait for code of its own. */
const AGAIN = 50;
const TRIES = 200;

/** The page has been taken over: does what was pressed too early; what is gone meanwhile is left. */
export function pressAgain(): void {
  const early = window.earlyClicks;
  if (!early) return;
  delete window.earlyClicks;
  early.stop();
  pressAll([...early.buttons], TRIES);
}

function pressAll(buttons: readonly HTMLElement[], tries: number): void {
  const left = buttons.filter((button) => button.isConnected && !press(button));
  if (left.length > 0 && tries > 0) setTimeout(pressAll, AGAIN, left, tries - 1);
}

/** Whether the press came to the button: React holds it back from a part that is not taken over. */
function press(button: HTMLElement): boolean {
  let came = false;
  const hear = (): void => void (came = true);
  button.addEventListener('click', hear);
  button.click();
  button.removeEventListener('click', hear);
  return came;
}

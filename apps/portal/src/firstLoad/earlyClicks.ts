declare global {
  interface Window {
    /** Buttons that were pressed before there was code to hear it, and the way to hear no more. */
    earlyClicks?: { readonly buttons: HTMLElement[]; readonly stop: () => void };
  }
}

/** Stands in the head of every page: remembers which buttons are pressed before the code is there. Links lead on by themselves. */
export const rememberClicks =
  '(function(){var a=[];function f(e){var b=e.target.closest("button");b&&a.push(b)}' +
  'addEventListener("click",f,true);window.earlyClicks={buttons:a,stop:function(){removeEventListener("click",f,true)}}})()';

/** Presses again what was pressed too early, now that it is heard; what is gone meanwhile is left. */
export function pressAgain(): void {
  const early = window.earlyClicks;
  if (!early) return;
  delete window.earlyClicks;
  early.stop();
  for (const button of early.buttons) if (button.isConnected) button.click();
}

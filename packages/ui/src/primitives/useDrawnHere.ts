import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** React asks for the server's answer on the server, and while it takes over what the server drew. */
function createAnswers() {
  let isDrawnHere = true;
  return {
    browser: () => isDrawnHere,
    server: () => (isDrawnHere = false),
  };
}

/**
 * Whether the browser draws a component itself: false on the server, and for good where the browser takes over what the server drew.
 *
 * An answer that changed once the page is taken over would have the component drawn a second time, before anything else may happen. What differs in
 * the browser is told by an effect, in a transition.
 */
export function useDrawnHere(): boolean {
  const [answers] = useState(createAnswers);
  return useSyncExternalStore(never, answers.browser, answers.server);
}

import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** React calls `server` on the server and during hydration. */
function createAnswers() {
  let isDrawnHere = true;
  return {
    browser: () => isDrawnHere,
    server: () => (isDrawnHere = false),
  };
}

/**
 * Whether the browser renders a component itself: false on the server, and it stays false for a component that the browser hydrates.
 *
 * If it changed after hydration, React would render the component again before anything else. Use an effect with a transition for what differs in the
 * browser.
 */
export function useDrawnHere(): boolean {
  const [answers] = useState(createAnswers);
  return useSyncExternalStore(never, answers.browser, answers.server);
}

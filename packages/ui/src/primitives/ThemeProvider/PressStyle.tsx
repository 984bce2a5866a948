/** react-aria recognizes the rule by this id. */
const ID = 'react-aria-pressable-style';
const RULE = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/**
 * The rule that react-aria adds with a page's first button, for the head of a server-rendered page: if added later, the browser would look up all
 * fonts again and lay out all text again.
 */
export function PressStyle() {
  return <style id={ID}>{RULE}</style>;
}

/** By this name react-aria knows that the rule is there. */
const ID = 'react-aria-pressable-style';
const RULE = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/**
 * The rule that react-aria adds to a page with its first button, for the head of a page that is drawn before its code runs: added later, the
 * browser would look up all typefaces again, and lay out every text.
 */
export function PressStyle() {
  return <style id={ID}>{RULE}</style>;
}

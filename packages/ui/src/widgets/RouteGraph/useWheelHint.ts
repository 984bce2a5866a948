import { useEffect, useRef, useState, type WheelEvent } from 'react';
import { zoomsBy } from './zoomsBy.ts';

/** How long the hint can be read, in milliseconds. */
const readFor = 3000;

/** Whether to say how the wheel zooms: the first time that it is turned alone over the stage, which scrolls the page. */
export function useWheelHint(): { readonly isShown: boolean; readonly onWheel: (event: WheelEvent) => void } {
  const [isShown, setShown] = useState(false);
  const wasShown = useRef(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onWheel = (event: WheelEvent) => {
    if (zoomsBy(event, event.currentTarget)) return setShown(false);
    if (wasShown.current) return undefined;
    wasShown.current = true;
    timer.current = window.setTimeout(() => setShown(false), readFor);
    return setShown(true);
  };
  return { isShown, onWheel };
}

import { useEffect, useRef, useState, type TouchEvent, type WheelEvent } from 'react';
import { touchText, wheelText } from '../../facts/graphTexts.ts';
import { touchPans, wheelZooms } from './meantForGraph.ts';

/** How long the hint is shown, in milliseconds. */
const readFor = 3000;

interface GestureHint {
  /** The current hint. */
  readonly text: string | null;
  readonly onWheel: (event: WheelEvent) => void;
  readonly onTouchMove: (event: TouchEvent) => void;
}

/** Explains how to move the graph, the first time that a plain wheel or one finger scrolls the page over it. */
export function useGestureHint(): GestureHint {
  const [text, setText] = useState<string | null>(null);
  const wasShown = useRef(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (hint: string, isForGraph: boolean) => {
    if (isForGraph) return setText(null);
    if (wasShown.current) return undefined;
    wasShown.current = true;
    timer.current = window.setTimeout(() => setText(null), readFor);
    return setText(hint);
  };
  return {
    text,
    onWheel: (event) => say(wheelText, wheelZooms(event, event.currentTarget)),
    onTouchMove: (event) => say(touchText, touchPans(event, event.currentTarget)),
  };
}

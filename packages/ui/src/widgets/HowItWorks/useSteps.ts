import { useEffect, useRef, useState, type RefObject } from 'react';
import { from, reducedMotion } from '../../css/media.ts';
import { scrollBehavior } from '../../primitives/glideTo.ts';
import { useMedia } from '../../primitives/useMedia.ts';
import { nextStep, scrolledStep, STEP_LASTS, wayToStep } from './howItWorks.ts';

export interface Steps {
  /** Set on the section that is scrolled through. */
  readonly section: RefObject<HTMLElement | null>;
  /** The current step. */
  readonly step: number;
  /** Shows a step: by scrolling to it on wide screens, at once elsewhere. */
  readonly choose: (step: number) => void;
  /** Whether steps advance by themselves. */
  readonly isPlaying: boolean;
}

/** Steps that follow scrolling on wide screens and a timer on narrow ones. `isHeld` pauses the timer. */
export function useSteps(count: number, isHeld: boolean): Steps {
  const section = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);
  const isWide = useMedia(from('tablet'));
  const isStill = useMedia(reducedMotion);
  const isPlaying = !isWide && !isStill && !isHeld;

  useEffect(() => {
    if (!isWide) return;
    const look = (): void => {
      const shown = section.current && scrolledStep(section.current.getBoundingClientRect(), count);
      if (shown !== null) setStep(shown);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isWide, count]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStep(nextStep(step, count)), STEP_LASTS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, count]);

  const choose = (chosen: number): void => {
    if (!isWide || !section.current) return setStep(chosen);
    const top = wayToStep(chosen, section.current.getBoundingClientRect(), count);
    window.scrollBy({ top, behavior: scrollBehavior() });
  };
  return { section, step, choose, isPlaying };
}

import { Pause, Play } from 'lucide-react';
import { useId, useState, type FocusEvent, type PointerEvent } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import * as styles from './HowItWorks.css.ts';
import { StepPicture } from './StepPicture.tsx';
import type { StepIllustration } from './stepIllustrations.ts';
import { useSteps } from './useSteps.ts';

/** One step from a wrong route to a right one. */
export interface Step {
  readonly title: string;
  readonly description: string;
  readonly illustration: StepIllustration;
}

export interface HowItWorksProps {
  /** Four of them. */
  readonly steps: readonly Step[];
  /** Default `How it works`. */
  readonly title?: string;
}

/**
 * What happens between a wrong route and a right one. On wide screens the section is four screens high and scrolling moves through the steps; on
 * narrow ones the step changes every five seconds, until the reader interacts.
 */
export function HowItWorks({ steps, title = 'How it works' }: HowItWorksProps) {
  const heading = useId();
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const { section, step, choose, isPlaying } = useSteps(steps.length, isHeld || isPaused);
  const shown = steps[step];

  const hold = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && setHeld(true),
    onBlur: () => setHeld(false),
  };

  return (
    <section {...hold} ref={section} className={styles.root} aria-labelledby={heading}>
      <div className={styles.stage}>
        <PageContent>
          <div className={styles.title}>
            <Heading level={2} size={32} id={heading}>
              {title}
            </Heading>
            <span className={styles.pause}>
              <IconButton
                icon={isPaused ? Play : Pause}
                label={isPaused ? 'Play the steps' : 'Pause the steps'}
                onPress={() => setPaused(!isPaused)}
              />
            </span>
          </div>
          <div className={styles.body}>
            <ol role="list" className={styles.steps}>
              {steps.map(({ title: name, description }, index) => (
                <li key={name} className={styles.step} data-current={index === step || undefined}>
                  <button
                    type="button"
                    className={classes(styles.button, focusRing)}
                    aria-current={index === step ? 'step' : undefined}
                    onClick={() => choose(index)}
                  >
                    <span
                      className={styles.bar}
                      data-playing={(index === step && isPlaying) || undefined}
                      aria-hidden
                    />
                    <span className={styles.number} aria-hidden>
                      {index + 1}
                    </span>
                    {name}
                  </button>
                  <p className={styles.description}>{description}</p>
                </li>
              ))}
            </ol>
            {shown && <StepPicture of={shown.illustration} />}
          </div>
        </PageContent>
      </div>
    </section>
  );
}

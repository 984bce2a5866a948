import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneIcons } from '../../primitives/Icon/toneIcons.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './Captcha.css.ts';
import { captchaWords, type CaptchaState } from './captchaState.ts';

interface CaptchaBoxProps {
  readonly state: CaptchaState;
  readonly onStart: () => void;
}

/** The checkbox and the state of the check. */
export function CaptchaBox({ state, onStart }: CaptchaBoxProps) {
  const { words, tone } = captchaWords[state];
  const isFixed = state === 'solving' || state === 'solved';
  return (
    <div className={styles.root} data-state={state}>
      <Checkbox
        isSelected={state === 'solved'}
        isIndeterminate={state === 'solving'}
        isReadOnly={isFixed}
        isRequired
        isInvalid={state === 'failed'}
        onChange={onStart}
      >
        I am not a robot
      </Checkbox>
      <div role="status" className={styles.words[tone]}>
        {state === 'solving' && (
          <span aria-hidden className={styles.sign}>
            <Spinner size={16} label="Checking" />
          </span>
        )}
        {tone !== 'neutral' && <Icon of={toneIcons[tone]} size={14} />}
        {words}
      </div>
    </div>
  );
}

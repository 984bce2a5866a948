import { X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Tone } from '../../tokens/roles.ts';
import type { Host } from '../closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import { toneIcons } from '../Icon/toneIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTakenFocus } from '../useTakenFocus.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps extends Host {
  /** Default `info`. */
  readonly tone?: Tone;
  /** The subject in a few words. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links: what to do next. */
  readonly actions?: ReactNode;
  /** Makes it closable. */
  readonly onClose?: (() => void) | undefined;
  /** Whether it appears in response to something and must be announced. Default false. */
  readonly live?: boolean;
  /** Whether it scrolls into view and takes the focus when it appears, until it is closed: for a response to a press far from it. Default false. */
  readonly takesFocus?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something to know before the rest of the page: why data are missing, what is limited, what went wrong. */
export function Banner(given: BannerProps) {
  const { tone = 'info', title, children, actions, onClose, live = false, takesFocus = false, ref, ...props } = given;
  const role = live ? (tone === 'invalid' ? 'alert' : 'status') : undefined;
  const about = useId();
  const root = useTakenFocus<HTMLDivElement>(takesFocus);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  return (
    <div
      {...props}
      ref={root}
      {...(takesFocus ? { role: 'group', tabIndex: -1, 'aria-labelledby': about } : { role })}
      data-tone={tone}
      className={classes(styles.root, styles.tone[tone], focusRing)}
    >
      <span className={styles.sign[tone]}>
        <Icon of={toneIcons[tone]} size={16} />
      </span>
      <div className={styles.row}>
        <div id={about} className={styles.body}>
          {title && <div className={styles.title}>{title}</div>}
          {children && <div>{children}</div>}
        </div>
        {actions}
      </div>
      {onClose && (
        <span className={styles.close}>
          <IconButton icon={X} label="Close" size="small" onPress={onClose} />
        </span>
      )}
    </div>
  );
}

import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import type { Tone } from '../../tokens/roles.ts';
import type { Host } from '../closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import { toneIcons } from '../Icon/toneIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps extends Host {
  /** Default `info`. */
  readonly tone?: Tone;
  /** What it is about, in a few words. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links: what to do next. */
  readonly actions?: ReactNode;
  /** Makes it closable. */
  readonly onClose?: (() => void) | undefined;
  /** Whether it appears in answer to something and must be read out. Default false. */
  readonly live?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something to know before the rest of the page: why data are missing, what is limited, what went wrong. */
export function Banner({ tone = 'info', title, children, actions, onClose, live = false, ...props }: BannerProps) {
  const role = live ? (tone === 'invalid' ? 'alert' : 'status') : undefined;
  return (
    <div {...props} role={role} data-tone={tone} className={classes(styles.root, styles.tone[tone])}>
      <span className={styles.sign[tone]}>
        <Icon of={toneIcons[tone]} size={16} />
      </span>
      <div className={styles.row}>
        <div className={styles.body}>
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

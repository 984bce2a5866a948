import { UserRound } from 'lucide-react';
import { useState, type Ref } from 'react';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Avatar.css.ts';
import type { AvatarSize } from './Avatar.variants.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Host {
  /** Name of the person. Its initials show if there is no picture; an empty name shows a figure. */
  readonly name: string;
  /** URL of a picture. If it fails to load, the initials show. */
  readonly src?: string;
  /** Default `medium`. */
  readonly size?: AvatarSize;
  /** Whether the name is written beside it, so that assistive technology can skip it. Default false. */
  readonly decorative?: boolean;
  readonly ref?: Ref<HTMLSpanElement>;
}

const figureSizes = { small: 14, medium: 16, large: 24 } as const;

/** A person: picture, or initials. */
export function Avatar({ name, src, size = 'medium', decorative = false, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name || 'Account' };
  return (
    <span {...props} {...naming} className={classes(styles.root, styles.size[size])}>
      {src !== undefined && src !== failed ? (
        <img src={src} alt="" className={styles.image} onError={() => setFailed(src)} />
      ) : (
        initialsOf(name) || <Icon of={UserRound} size={figureSizes[size]} />
      )}
    </span>
  );
}

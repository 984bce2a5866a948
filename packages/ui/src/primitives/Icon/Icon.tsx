import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { Host } from '../closed.ts';
import * as styles from './Icon.css.ts';
import type { IconSize } from './Icon.variants.ts';

/** An icon from `lucide-react`. */
export type IconDrawing = LucideIcon;

export interface IconProps extends Host {
  /** The icon, from `lucide-react`. */
  readonly of: IconDrawing;
  /** Default 16. */
  readonly size?: IconSize;
  /** What it means, if no text beside it says so. Without it the icon is hidden from assistive technology. */
  readonly label?: string | undefined;
  readonly ref?: Ref<SVGSVGElement>;
}

/** A line icon in the color of the text around it. */
export function Icon({ of: Drawing, size = 16, label, ref, ...props }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      {...props}
      {...naming}
      {...(ref && { ref })}
      size={size}
      strokeWidth={size <= 14 ? 2.25 : 2}
      className={styles.root}
    />
  );
}

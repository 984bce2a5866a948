import type { Ref } from 'react';
import type { Host } from '../closed.ts';
import { countryName } from './countryName.ts';
import * as styles from './Flag.css.ts';
import { useFlag } from './flags.ts';
import { svgOf } from './svgOf.ts';

export interface FlagProps extends Host {
  /** ISO 3166 code of two letters, upper or lower case. */
  readonly code: string;
  /** Name of the country. Default: its English name. */
  readonly name?: string | undefined;
  /** Whether the name is written beside it, so that assistive technology can skip the flag. Default false. */
  readonly decorative?: boolean;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** Flag of a country, with its name for assistive technology. Reserves its space while the drawings load. */
export function Flag({ code, name, decorative = false, ...props }: FlagProps) {
  const drawing = useFlag(code);
  const naming = decorative ? { 'aria-hidden': true } : named(name ?? countryName(code));
  return (
    <span {...props} {...naming} className={styles.root}>
      {drawing && (
        <span key={drawing} className={styles.drawing} ref={(place) => place?.replaceChildren(svgOf(drawing))} />
      )}
    </span>
  );
}

const named = (name: string) => ({ role: 'img', 'aria-label': name, title: name });

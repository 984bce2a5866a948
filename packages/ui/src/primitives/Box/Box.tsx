import { createElement, type AriaAttributes, type ReactNode, type Ref } from 'react';
import { atoms, type Atoms } from '../../css/atoms.css.ts';
import type { Host } from '../closed.ts';
import type { BoxElement } from './Box.variants.ts';

export interface BoxProps extends Atoms, Host, Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-hidden'> {
  /** Element to render. Default `div`. */
  readonly as?: BoxElement;
  readonly role?: 'list' | 'group' | 'region' | 'presentation';
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A rectangle with padding, background and border from tokens. */
export function Box({ as = 'div', ...props }: BoxProps) {
  const looks: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const isAtom = (atoms.properties as ReadonlySet<string>).has(name);
    (isAtom ? looks : rest)[name] = value;
  }
  return createElement(as, { ...rest, className: atoms(looks) });
}

import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({ display: 'grid', justifyItems: 'start', gap: space[8], ...textSizes[14] });
export const owner = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], overflowWrap: 'anywhere' });
export const description = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' });
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minHeight: '24px' });
export const oneLine = style({ whiteSpace: 'nowrap' });

/** The country below the network, so that both names have the width of the column. */
export const origin = style({ display: 'inline-grid', minWidth: 0, overflowWrap: 'anywhere' });
export const country = style({ ...textSizes[13], color: vars.color.text.muted });

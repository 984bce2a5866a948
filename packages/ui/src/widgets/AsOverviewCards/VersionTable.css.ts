import { globalStyle, style } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, border } = vars.color;

/** Scrolls sideways if large text leaves no room for its columns. */
export const frame = style({ overflowX: 'auto' });

export const root = style({ width: '100%', ...textSizes[14] });

globalStyle(`${root} :is(th, td)`, { padding: '6px 0 6px 12px', textAlign: 'end', fontWeight: fontWeights.regular });
globalStyle(`${root} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${root} thead th`, { paddingTop: 0, color: text.muted, ...textSizes[12] });
globalStyle(`${root} tbody :is(th, td)`, { borderTop: `1px solid ${border.subtle}` });
globalStyle(`${root} td`, { color: text.muted });
globalStyle(`${root} td > [aria-hidden]`, { marginInlineStart: 'auto' });
globalStyle(`${root} td[data-version="all"]`, { color: text.strong, fontWeight: fontWeights.strong });
globalStyle(`${root} tbody tr:last-child > *`, { paddingBottom: 0 });

/** Equally high with and without a change below it, so that nothing moves when it loads. */
export const position = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'end',
  minHeight: '44px',
});

/** A position that needs two lines breaks before this. */
export const of = style({ whiteSpace: 'nowrap' });

/** The evidence icon is at the end of the last line, never alone on a line. */
export const line = style({ display: 'inline-flex', alignItems: 'center', minHeight: measure.target });

import { style } from '@vanilla-extract/css';
import { from, under } from '../../css/media.ts';
import { stickyTop } from '../../css/stickyTop.css.ts';
import { unseen } from '../../css/unseen.ts';
import { measure, space } from '../../tokens/space.ts';

export const root = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [from('md')]: {
      gap: space[32],
      gridTemplateColumns: `${measure.sideMenu} minmax(0, 1fr)`,
      alignItems: 'start',
      selectors: { '&[data-collapsed]': { gap: space[16], gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});

export const menu = style({
  display: 'none',
  '@media': {
    [from('md')]: {
      display: 'block',
      position: 'sticky',
      // Less than the padding above a page's content, so that a menu at the top does not move until the page scrolls.
      insetBlockStart: `calc(${stickyTop} + ${space[8]})`,
      maxHeight: `calc(100dvh - ${stickyTop} - ${space[48]})`,
      overflowY: 'auto',
      // Keeps focus rings visible in the scrolling box.
      padding: '3px',
      margin: '-3px',
    },
  },
});

export const opener = style({ justifySelf: 'start', '@media': { [from('md')]: { display: 'none' } } });

export const fold = style({ display: 'flex', justifyContent: 'end', paddingBottom: space[4] });

/** Hidden where the button that opens the drawer has the same text. */
export const heading = style({
  paddingBottom: space[16],
  '@media': {
    [under('md')]: unseen,
  },
});

/** Focused by the skip link: a ring around everything would say nothing. */
export const content = style({ outline: 'none' });

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
      // Less than the room above a page's content: a menu that begins there stands still until the page is scrolled.
      insetBlockStart: `calc(${stickyTop} + ${space[8]})`,
      maxHeight: `calc(100dvh - ${stickyTop} - ${space[48]})`,
      overflowY: 'auto',
      // Keeps focus rings whole inside the scrolling box.
      padding: '3px',
      margin: '-3px',
    },
  },
});

export const opener = style({ justifySelf: 'start', '@media': { [from('md')]: { display: 'none' } } });

export const fold = style({ display: 'flex', justifyContent: 'end', paddingBottom: space[4] });

/** Out of sight where the button that opens the drawer has the same words. */
export const heading = style({
  paddingBottom: space[16],
  '@media': {
    [under('md')]: unseen,
  },
});

/** Focused by the way past the header: a frame around everything would say nothing. */
export const content = style({ outline: 'none' });

import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { under } from '../../css/media.ts';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text, tone } = vars.color;

export const table = style({ width: '100%', tableLayout: 'fixed', color: text.strong, ...textSizes[14] });
globalStyle(`${table} :is(th, td)`, { padding: `${space[12]} ${space[8]}`, textAlign: 'center' });
globalStyle(`${table} tr`, { borderBottom: `1px solid ${border.subtle}` });
globalStyle(`${table} thead th`, {
  background: surface.sunken,
  color: text.muted,
  fontWeight: fontWeights.medium,
  ...textSizes[13],
});

export const feature = style({ width: '36%', fontWeight: fontWeights.regular });
globalStyle(`${table} :is(thead, tbody) ${feature}`, { textAlign: 'start' });

/** The feature is above its four values: four columns of words need the full width of a phone. */
globalStyle(`${table} :is(thead, tbody, tr)`, {
  '@media': {
    [under('tablet')]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridColumn: '1 / -1' },
  },
});
globalStyle(table, { '@media': { [under('tablet')]: { display: 'block' } } });
globalStyle(`${table} ${feature}`, {
  '@media': {
    [under('tablet')]: { gridColumn: '1 / -1', width: 'auto', paddingBottom: 0, fontWeight: fontWeights.medium },
  },
});
globalStyle(`${table} thead ${feature}`, { '@media': { [under('tablet')]: { display: 'none' } } });

export const cell = style([
  atoms({ display: 'inline-flex', alignItems: 'center', gap: 4 }),
  {
    color: text.muted,
    ...textSizes[13],
    selectors: {
      '&[data-value="ok"]': { color: tone.valid.text },
      '&[data-value="approve"]': { color: tone.unknown.text },
      '&[data-value="add-on"], &[data-value="optional"]': { color: tone.info.text },
    },
    '@media': { [under('tablet')]: { flexDirection: 'column' } },
  },
]);

/** If there is no more room, only the icon is shown. */
export const word = style({ overflowWrap: 'anywhere' });

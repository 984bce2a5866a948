import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, under } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import type { ToneRoles } from '../../tokens/roles.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { BadgeKind } from './Badge.variants.ts';

const soft = createVar();
const words = createVar();
const edge = createVar();
const solid = createVar();
const onSolid = createVar();

export const root = style({
  ...textSizes[12],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '20px',
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: radius.small,
  fontWeight: fontWeights.medium,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    // Large text on a phone: words wrap if they do not fit on one line.
    [under('tablet')]: { flexShrink: 0, maxWidth: '100%', boxSizing: 'border-box', whiteSpace: 'normal' },
  },
});

const colours = (roles: ToneRoles) => ({
  vars: {
    [soft]: roles.soft,
    [words]: roles.text,
    [edge]: roles.border,
    [solid]: roles.solid,
    [onSolid]: roles.onSolid,
  },
});
export const tone = styleVariants(vars.color.tone, colours);
export const severity = styleVariants(vars.color.severity, colours);

export const kind = styleVariants({
  soft: { background: soft, color: words },
  solid: { background: solid, color: onSolid },
  outline: { borderColor: edge, color: words },
} satisfies Record<BadgeKind, object>);

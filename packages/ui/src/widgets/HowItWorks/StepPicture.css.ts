import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text, tone } = vars.color;

export const root = style({ width: '100%', height: 'auto', maxHeight: '100%' });

export const tie = style({ stroke: border.subtle, strokeWidth: 2 });
export const sight = style({ stroke: accent.border, strokeWidth: 1.5, strokeDasharray: '2 6', strokeLinecap: 'round' });
export const ring = style({ stroke: accent.border, strokeWidth: 1.5 });

const way = { strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const right = style({ ...way, stroke: tone.valid.mark });
export const missed = style({ ...way, strokeWidth: 2, stroke: border.control, strokeDasharray: '6 7' });
export const wrong = style({ ...way, stroke: tone.invalid.mark });

export const network = style({ fill: surface.page, stroke: border.control, strokeWidth: 2 });
export const listener = style({ fill: accent.soft, stroke: accent.text, strokeWidth: 2 });
export const end = style({ fill: accent.solid });
export const rogue = style({ fill: tone.invalid.solid });
export const silenced = style({ fill: surface.sunken, stroke: border.control, strokeWidth: 2, strokeDasharray: '4 4' });

const line = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const sign = style({ ...line, stroke: accent.onSolid });
export const silencedSign = style({ ...line, stroke: text.muted });

export const report = style({ fill: surface.raised, stroke: border.control, strokeWidth: 1.5 });
export const alarm = style({ fill: tone.invalid.solid });
export const reportTitle = style({ ...line, strokeWidth: 5, stroke: text.strong });
export const reportLine = style({ ...line, strokeWidth: 4, stroke: border.action });

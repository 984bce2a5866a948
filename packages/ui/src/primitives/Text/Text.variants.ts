/** Colors of text: the two plain ones and the tones of a status. */
export const textTones = ['strong', 'muted', 'info', 'valid', 'invalid', 'unknown', 'pro'] as const;
export type TextTone = (typeof textTones)[number];

export const textAlignments = ['start', 'center', 'end'] as const;
export type TextAlignment = (typeof textAlignments)[number];

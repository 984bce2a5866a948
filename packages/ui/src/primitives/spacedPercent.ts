/** Keeps a percent sign on the line of its number: `Intl` writes `40%`, this returns `40 %` with a no-break space. */
export const spacedPercent = (text: string): string => text.replace(/(?<=\d)%/g, '\u00A0%');

/** What `Intl` writes of a percentage in English, `40%`, with a space at which no line breaks: `40 %`. */
export const spacedPercent = (text: string): string => text.replace(/(?<=\d)%/g, '\u00A0%');

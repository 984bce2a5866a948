/** A letter without its recipient: its text, and the link of its button. */
export interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  readonly after?: readonly string[];
}

/** The brand in the signature of letters. */
export const BRAND = 'Routeglass';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Reduces a text to one line, so that names cannot begin a header or a paragraph. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export function textOf({ lines, button, after = [] }: Letter): string {
  return [...lines, ...(button ? [`${button.label}:\n${button.address}`] : []), ...after, `${BRAND}\n`].join('\n\n');
}

export function htmlOf({ subject, lines, button, after = [] }: Letter): string {
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const link = button
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(button.address)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#1f5fbf;color:#fff;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;color:#1c2530;max-width:36em;margin:0 auto;padding:24px">',
    ...lines.map(paragraph),
    link,
    ...after.map(paragraph),
    paragraph(BRAND),
    '</body></html>\n',
  ].join('');
}

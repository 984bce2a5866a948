const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML and HTML take it between tags and in attributes with double quotes; what XML has no place for is left out. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? '').replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}

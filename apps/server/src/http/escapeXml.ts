const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML and HTML, between tags and in double-quoted attributes. Characters that XML does not allow are removed. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? '').replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}

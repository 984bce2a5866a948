/** The drawing of a graph as SVG; made once a person asks for a file. */
export async function exportSvg(...words: readonly unknown[]): Promise<unknown> {
  const original = await import('original:exportSvg');
  return original.exportSvg(...words);
}

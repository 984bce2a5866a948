import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

const fontFiles = [
  fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
];

/** A drawing as PNG, in Inter; fonts of the machine are not used. */
export async function paint(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' } });
  return image.asPng();
}

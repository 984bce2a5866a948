import type { GraphSvg } from './exportSvg.ts';

/** Browsers reject canvases with more than about this many pixels per side. */
const mostPixels = 16_384;

/** Offers the picture to the reader as a file. */
export async function saveGraph(svg: GraphSvg, format: 'svg' | 'png', name: string): Promise<void> {
  const file = new Blob([svg.text], { type: 'image/svg+xml' });
  save(format === 'svg' ? file : await toPng(file, svg), `${name}.${format}`);
}

/** At double size, for print and sharp screens, or as large as a canvas may be. */
export async function toPng(file: Blob, { width, height }: Pick<GraphSvg, 'width' | 'height'>): Promise<Blob> {
  const scale = Math.min(2, mostPixels / Math.max(width, height));
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(width * scale);
    canvas.height = Math.floor(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The browser could not create the picture'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

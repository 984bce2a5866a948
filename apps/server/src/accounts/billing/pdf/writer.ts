import type PDFDocument from 'pdfkit';
import { fontBytes } from './fonts.ts';
import { type Run, runsOf } from './runs.ts';

const colors = { strong: '#111827', muted: '#4b5563' } as const;
const LINE = 1.4;

/** Writes text in any script at a position on a page, in points from its upper left corner. */
export interface Writer {
  at(x: number, y: number, text: string, size: number, color?: keyof typeof colors): void;
  /** Text that ends at `x`. */
  end(x: number, y: number, text: string, size: number): void;
  /** Text in lines of `width`. Returns its height. */
  paragraph(x: number, y: number, text: string, size: number, width: number): number;
  rule(y: number): void;
}

export function createWriter(document: InstanceType<typeof PDFDocument>): Writer {
  const registered = new Set<string>();
  const use = (font: string, size: number): void => {
    if (!registered.has(font)) document.registerFont(font, fontBytes(font));
    registered.add(font);
    document.font(font).fontSize(size);
  };
  // With `features` the library lays out a run as a whole; word by word, Arabic words would be in the wrong order.
  const widthOf = ({ text, font }: Run, size: number): number => {
    use(font, size);
    return document.widthOfString(text, { features: [] });
  };
  const lineWidth = (text: string, size: number): number =>
    runsOf(text).reduce((sum, run) => sum + widthOf(run, size), 0);
  const write: Writer = {
    at(x, y, text, size, color = 'strong') {
      let left = x;
      for (const run of runsOf(text)) {
        const width = widthOf(run, size);
        document
          .fillColor(colors[color])
          .text(run.text, left, y + size, { lineBreak: false, features: [], baseline: 'alphabetic' });
        left += width;
      }
    },
    end: (x, y, text, size) => write.at(x - lineWidth(text, size), y, text, size),
    paragraph(x, y, text, size, width) {
      const lines = broken(text, width, (line) => lineWidth(line, size));
      lines.forEach((line, index) => write.at(x, y + index * size * LINE, line, size));
      return lines.length * size * LINE;
    },
    rule(y) {
      document.moveTo(56, y).lineTo(539, y).lineWidth(0.5).strokeColor('#9ca3af').stroke();
    },
  };
  return write;
}

/** Breaks text into lines at spaces; words too long for a line, and text without spaces, are broken between characters. */
function broken(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<= )/).flatMap((word) => (widthOf(word) > width ? Array.from(word) : [word]))) {
    if (line !== '' && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

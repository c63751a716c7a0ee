import { runsOf, type Run, type Typefaces, type Weight } from './typefaces.js';

/** The style of a text. `size` is in points. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}

const LINE_HEIGHT = 1.4;
const INK = '#1a1a1a';
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the height of a line in points. */
export const lineHeight = ({ size }: TextStyle): number => size * LINE_HEIGHT;

/** Measures, wraps and draws texts of several scripts. */
export class Writer {
  constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly typefaces: Typefaces,
  ) {
    for (const { name, font } of [...typefaces.regular, ...typefaces.bold])
      doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.runs(text, style).reduce((width, run) => width + this.widthOfRun(run, style), 0);
  }

  /** Splits a text into lines of at most this width, between words, or between the letters of a word that is too long. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    const space = this.widthOf(' ', style);
    let used = Infinity;
    for (const word of this.words(text, width, style)) {
      const wordWidth = this.widthOf(word, style);
      if (used + space + wordWidth <= width) {
        lines[lines.length - 1] += ` ${word}`;
        used += space + wordWidth;
      } else {
        lines.push(word);
        used = wordWidth;
      }
    }
    return lines;
  }

  /** Draws a line of text whose top is at `y`. */
  line(text: string, { x, y, ...style }: TextStyle & { x: number; y: number }): void {
    const baseline = y + style.size;
    let left = x;
    // Readers who copy or search the text get it as written, instead of the glyphs in their order on the page.
    this.doc.markContent('Span', { actual: text });
    for (const run of this.runs(text, style)) {
      this.use(run, style).fillColor(style.colour ?? INK);
      this.doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += this.widthOfRun(run, style);
    }
    this.doc.endMarkedContent();
  }

  /** Draws a line of text that ends at `right`. */
  lineEnding(text: string, { right, ...place }: TextStyle & { right: number; y: number }): void {
    this.line(text, { ...place, x: right - this.widthOf(text, place) });
  }

  private words(text: string, width: number, style: TextStyle): string[] {
    const words = text.normalize('NFC').split(/\s+/u).filter(Boolean);
    return words.flatMap((word) =>
      this.widthOf(word, style) <= width ? word : this.pieces(word, width, style),
    );
  }

  private pieces(word: string, width: number, style: TextStyle): string[] {
    const pieces = [''];
    for (const { segment } of segmenter.segment(word)) {
      const longer = pieces.at(-1) + segment;
      if (pieces.at(-1) !== '' && this.widthOf(longer, style) > width) pieces.push(segment);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  }

  private runs(text: string, { weight = 'regular' }: TextStyle): Run[] {
    return runsOf(text, this.typefaces[weight]);
  }

  private widthOfRun(run: Run, style: TextStyle): number {
    return this.use(run, style).widthOfString(run.text);
  }

  private use({ face }: Run, { size }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(face.name).fontSize(size);
  }
}

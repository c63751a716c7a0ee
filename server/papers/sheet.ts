import { lineHeight, type TextStyle, type Writer } from './writer.js';

const MARGIN: number = 48;
export const PAGE = { width: 595.28, height: 841.89 } as const;
const ACCENT = '#0b6e4f';
export const GREY = '#5c5c5c';

/** The left edge, the right edge and the width of the text area, in points. */
export const EDGES = { left: MARGIN, right: PAGE.width - MARGIN, width: PAGE.width - 2 * MARGIN };

/** The last position above the footer. */
const BOTTOM = PAGE.height - 64;
const SMALL: TextStyle = { size: 8, colour: GREY };

/** The pages of a document. Positions are in points from the top. */
export class Sheet {
  y = MARGIN;
  private pages = 0;

  constructor(
    readonly writer: Writer,
    /** The name of the document, shown at the top of each page after the first. */
    private readonly name: string,
  ) {}

  /** Begins a page with its number. Every page after the first also shows the name of the document. */
  addPage(): void {
    const { doc } = this.writer;
    doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    this.pages += 1;
    doc.rect(0, 0, PAGE.width, 6).fill(ACCENT);
    this.writer.lineEnding(`Page ${this.pages}`, { ...SMALL, right: EDGES.right, y: PAGE.height - 40 });
    this.y = MARGIN;
    if (this.pages === 1) return;
    this.writer.line(`${this.name}, continued`, { ...SMALL, x: EDGES.left, y: this.y });
    this.y += 20;
  }

  /** Begins a page if less than this height is left. Returns true if it did. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.addPage();
    return true;
  }

  /** Draws a text in lines of at most this width, and moves below it. */
  paragraph(text: string, style: TextStyle, { x = EDGES.left, width = EDGES.width } = {}): void {
    for (const line of this.writer.wrap(text, width, style)) {
      this.need(lineHeight(style));
      this.writer.line(line, { ...style, x, y: this.y });
      this.y += lineHeight(style);
    }
  }

  rule(colour = '#c8c8c8'): void {
    this.writer.doc
      .moveTo(EDGES.left, this.y)
      .lineTo(EDGES.right, this.y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }
}

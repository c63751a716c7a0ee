import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Sheet } from './sheet.js';
import { loadTypefaces } from './typefaces.js';
import { Writer } from './writer.js';

/**
 * Draws a document as a PDF. Returns a stream that starts while the document is still being drawn; if drawing fails, the
 * stream ends with the error. `name` is the title of the file, and is repeated on every page after the first.
 *
 * Loads pdfkit only for the first document, because the module takes much memory.
 */
export async function drawDocument(
  name: string,
  draw: (sheet: Sheet) => Promise<void> | void,
): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit');
  const typefaces = await loadTypefaces();
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Papers bring their own fonts. An empty name keeps pdfkit from loading Helvetica.
    font: '',
    lang: 'en',
    info: { Title: name },
  });
  const file = new PassThrough();
  pipeline(doc, file, () => undefined);
  const drawAll = async () => {
    const sheet = new Sheet(new Writer(doc, typefaces), name);
    sheet.addPage();
    await draw(sheet);
  };
  void drawAll().then(
    () => doc.end(),
    (error: Error) => file.destroy(error),
  );
  return file;
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBookData } from '../../bookData/bookData.js';
import { refuse } from '../../domain/shared/errors.js';
import { importBookFile } from '../../usecases/catalogue/importBookFile.js';
import type { ImportReport } from '../../usecases/catalogue/importBooks.js';
import { listBook } from '../../usecases/catalogue/listBook.js';
import { requireViewer } from '../../usecases/scope.js';
import { problemSchema, successOf, presentProblem } from '../envelope.js';
import { readForm, type Form, type FormFile } from '../multipart.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { idempotencyHeaders } from '../idempotencyHeaders.js';
import { underNames } from '../underNames.js';
import { importFormSchema, listBookFormSchema } from './bookDataSchema.js';
import { bookNow, bookSchema } from './bookSchema.js';

const tags = ['Books'];
const consumes = ['multipart/form-data'];

const importReportSchema = z
  .object({
    created: z.int().min(0).describe('How many books were listed.'),
    skipped: z.int().min(0).describe('Rows that were there already.'),
    refused: z.array(
      problemSchema.extend({
        index: z.int().min(0).describe('The place of the row in the file, from 0.'),
        title: z.string().nullable().describe('What the row gives as its title; null when that is no text.'),
        reason: z.string().describe('The same as message.'),
      }),
    ),
  })
  .meta({ id: 'ImportReport', description: 'What became of each row. Good rows are kept.' });

/** POST of one book with its cover, and of a file of books. */
export async function listingRoutes(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.post<{ Headers: { 'idempotency-key'?: string } }>(
    '/api/v1/books',
    {
      schema: {
        tags,
        consumes,
        operationId: 'listBook',
        summary: 'List a book',
        description: 'A form with the book as JSON and, if there is one, a picture of its cover.',
        headers: idempotencyHeaders('book'),
        body: listBookFormSchema,
        response: {
          201: successOf(z.object({ book: bookSchema })),
          ...refusals(401, 403, 409, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const form = await readForm(request);
      await requireViewer(scope);
      const cover = form.files.get('coverImage');
      const { input, nameOf } = readBookData(bookDataOf(form));
      const keyed = { ...input, idempotencyKey: request.headers['idempotency-key'] };
      const id = await underNames({ cover: 'coverImage' }, () =>
        underNames(nameOf, () => listBook(scope, keyed, cover ? () => contentOf(cover) : null)),
      );
      const book = await bookNow(scope, id);
      return reply.code(201).send({ status: 'success', data: { book } });
    },
  );

  http.post(
    '/api/v1/books/bulk',
    {
      schema: {
        tags,
        consumes,
        operationId: 'importBooks',
        summary: 'List many books from a JSON file (publishers)',
        description: 'Sending the same file twice adds nothing twice.',
        body: importFormSchema,
        response: { 200: successOf(importReportSchema), ...refusals(401, 403, 422) },
      },
    },
    async (request) => {
      const { files } = await readForm(request);
      const file = files.get('books');
      const upload = file ? { name: file.name, type: file.type, open: () => contentOf(file) } : null;
      const report = await underNames({ file: 'books' }, () =>
        importBookFile(openScope(request), upload, readBookData),
      );
      return { status: 'success', data: presentReport(report) };
    },
  );
}

/** The JSON of the book; a program may send it as a field or as a part with a content type of its own. */
function bookDataOf({ fields, files }: Form): unknown {
  const text = fields.get('bookData') ?? files.get('bookData')?.content.toString();
  try {
    return JSON.parse(text ?? '');
  } catch {
    return refuse('INVALID_BOOK_DATA', { field: ['bookData'] });
  }
}

/** The content of a file of a form, to be read as a stream. */
export function contentOf({ content }: FormFile): Readable {
  return Readable.from([content]);
}

function presentReport({ createdCount, skippedCount, refusedRows }: ImportReport) {
  const refused = refusedRows.flatMap(({ index, title, problems }) =>
    problems.map((problem) => ({ index, title, ...presentProblem(problem), reason: problem.message })),
  );
  return { created: createdCount, skipped: skippedCount, refused };
}

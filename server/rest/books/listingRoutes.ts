import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBookData } from '../../bookData/bookData.js';
import type { Renaming } from '../../domain/shared/renamed.js';
import { refuse } from '../../domain/shared/errors.js';
import { importBookFile } from '../../usecases/listings/importBookFile.js';
import type { ImportReport } from '../../usecases/listings/importBooks.js';
import { listBook } from '../../usecases/listings/listBook.js';
import { problemSchema, successOf, presentProblem } from '../envelope.js';
import { formOf, readForm, type Form, type FormFile } from '../multipart.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { idempotencyHeaders } from '../idempotencyHeaders.js';
import { underNames } from '../underNames.js';
import { importFormSchema, listBookFormSchema } from './bookDataSchema.js';
import { bookNow, bookSchema } from './bookSchema.js';

const tags = ['Books'];
const consumes = ['multipart/form-data'];

const importReportSchema = z
  .object({
    created: z.int().min(0).describe('The number of books that were listed.'),
    skipped: z
      .int()
      .min(0)
      .describe('The number of rows that were skipped because you had already listed their books.'),
    refused: z.array(
      problemSchema.extend({
        index: z.int().min(0).describe('The position of the row in the file, starting from 0.'),
        title: z.string().nullable().describe('The title in the row; null if the row has none.'),
        reason: z.string().describe('The reason why the row was refused, the same as `message`.'),
      }),
    ),
  })
  .meta({
    id: 'ImportReport',
    description: 'The result of an import. Valid rows are imported even if others are refused.',
  });

/** Registers the routes that list one book with its cover and import many books from a file. */
export async function listingRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  listBookRoute(http, dependencies);
  importBooksRoute(http, dependencies);
}

function listBookRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Headers: { 'idempotency-key'?: string } }>(
    '/api/v1/books',
    {
      schema: {
        tags,
        consumes,
        operationId: 'listBook',
        summary: 'List a book',
        description:
          'Lists a book for sale, for rent, or both. Send a form with the book as JSON and, optionally, a photo of the ' +
          'cover.',
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
      const form = formOf(request);
      let nameOf: Renaming = (field) => [...field];
      const read = async () => {
        const submitted = readBookData(bookDataOf(await form()));
        nameOf = submitted.nameOf;
        return { ...submitted.input, idempotencyKey: request.headers['idempotency-key'] };
      };
      const id = await underNames({ cover: 'coverImage' }, () =>
        underNames(
          (field) => nameOf(field),
          () => listBook(scope, read, async () => coverOf(await form())),
        ),
      );
      const book = await bookNow(scope, id);
      return reply.code(201).send({ status: 'success', data: { book } });
    },
  );
}

function importBooksRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post(
    '/api/v1/books/bulk',
    {
      schema: {
        tags,
        consumes,
        operationId: 'importBooks',
        summary: 'Import books from a JSON file',
        description:
          'Creates a listing for each book in a JSON file. Importing the same file again adds nothing. ' +
          'For publishers only.',
        body: importFormSchema,
        response: { 200: successOf(importReportSchema), ...refusals(401, 403, 422) },
      },
    },
    async (request) => {
      const upload = async () => {
        const file = (await readForm(request)).files.get('books');
        return file ? { name: file.name, type: file.type, open: () => contentOf(file) } : null;
      };
      const report = await underNames({ file: 'books' }, () =>
        importBookFile(openScope(request), upload, readBookData),
      );
      return { status: 'success', data: presentReport(report) };
    },
  );
}

/**
 * Parses the book data of a form, which is sent as a text field or as a part with a content type. Throws INVALID_BOOK_DATA if
 * the data is not valid JSON.
 */
function bookDataOf({ fields, files }: Form): unknown {
  const text = fields.get('bookData') ?? files.get('bookData')?.content.toString();
  try {
    return JSON.parse(text ?? '');
  } catch {
    return refuse('INVALID_BOOK_DATA', { field: ['bookData'] });
  }
}

/** Returns the cover in a form as a stream; null if the form contains no cover. */
export function coverOf({ files }: Form): Readable | null {
  const file = files.get('coverImage');
  return file ? contentOf(file) : null;
}

/** Returns the content of an uploaded file as a stream. */
export function contentOf({ content }: FormFile): Readable {
  return Readable.from([content]);
}

function presentReport({ createdCount, skippedCount, refusedRows }: ImportReport) {
  const refused = refusedRows.flatMap(({ index, title, problems }) =>
    problems.map((problem) => ({ index, title, ...presentProblem(problem), reason: problem.message })),
  );
  return { created: createdCount, skipped: skippedCount, refused };
}

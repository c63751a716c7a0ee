import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../domain/shared/errors.js';
import { readBookData } from '../../bookData/bookData.js';
import { adjustCopies } from '../../usecases/listings/adjustCopies.js';
import { editBook } from '../../usecases/listings/editBook.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { idempotencyHeaders } from '../idempotencyHeaders.js';
import { readForm } from '../multipart.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { bookEditSchema, copiesAdjustmentSchema, coverFormSchema } from './bookDataSchema.js';
import { bookNow, bookSchema } from './bookSchema.js';
import { bookParams } from './booksQuery.js';
import { coverOf } from './listingRoutes.js';

const shared = {
  tags: ['Books'],
  params: bookParams,
  response: { 200: successOf(z.object({ book: bookSchema })), ...refusals(401, 403, 404, 422) },
};
const NAMES = { bookId: 'id', cover: 'coverImage' };

interface OfBook {
  Params: { id: string };
}

/** Registers the routes that change a listing or its cover. */
export async function editRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  editBookRoute(http, dependencies);
  adjustCopiesRoute(http, dependencies);
  setCoverRoute(http, dependencies);
  removeCoverRoute(http, dependencies);
}

function editBookRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.patch<OfBook>(
    '/api/v1/books/:id',
    {
      schema: {
        ...shared,
        operationId: 'editBook',
        summary: 'Update a listing',
        description:
          'Changes one of your listings. Existing orders keep their title and price. Carts get the new price.',
        body: bookEditSchema,
        response: { ...shared.response, ...refusals(409) },
      },
    },
    async (request) => {
      const bookId = request.params.id;
      return answerEdit(openScope(request), async (scope) => {
        const submitted = () => readBookData(request.body ?? {});
        return underNames(
          (field) => submitted().nameOf(field),
          () => editBook(scope, () => ({ ...submitted().input, bookId, removeCover: false }), null),
        );
      });
    },
  );
}

function adjustCopiesRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<OfBook & { Headers: { 'idempotency-key'?: string } }>(
    '/api/v1/books/:id/adjust-copies',
    {
      schema: {
        ...shared,
        operationId: 'adjustCopies',
        summary: 'Add or remove copies',
        description:
          'Adds copies to one of your listings, or removes copies from it, even if copies were ordered in the ' +
          'meantime. Copies that are rented out or reserved cannot be removed.',
        headers: idempotencyHeaders('adjustment'),
        body: copiesAdjustmentSchema,
        response: { ...shared.response, ...refusals(409) },
      },
    },
    async (request) => {
      const { body, headers, params } = request;
      const input = {
        ...(Object(body) as object),
        bookId: params.id,
        idempotencyKey: headers['idempotency-key'],
      };
      return answerEdit(openScope(request), (scope) => adjustCopies(scope, input));
    },
  );
}

function setCoverRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.put<OfBook>(
    '/api/v1/books/:id/cover',
    {
      schema: {
        ...shared,
        consumes: ['multipart/form-data'],
        operationId: 'setCover',
        summary: 'Replace the cover of a listing',
        description:
          'Replaces the cover of one of your listings. The image is re-encoded without its metadata, such as the ' +
          'location of the camera.',
        body: coverFormSchema,
      },
    },
    async (request) => {
      const bookId = request.params.id;
      return answerEdit(openScope(request), async (scope) => {
        const cover = async () =>
          coverOf(await readForm(request)) ?? refuse('FILE_REQUIRED', { field: ['coverImage'] });
        return editBook(scope, { bookId }, cover);
      });
    },
  );
}

function removeCoverRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.delete<OfBook>(
    '/api/v1/books/:id/cover',
    {
      schema: {
        ...shared,
        operationId: 'removeCover',
        summary: 'Remove the cover of a listing',
        description: 'Replaces the uploaded cover with one drawn from title and author.',
      },
    },
    async (request) => {
      const edit = { bookId: request.params.id, removeCover: true };
      return answerEdit(openScope(request), (scope) => editBook(scope, edit, null));
    },
  );
}

/** Edits a listing. Returns the response with the listing after the edit. */
async function answerEdit(scope: Scope, edit: (scope: Scope) => Promise<string>) {
  const id = await underNames(NAMES, () => edit(scope));
  return { status: 'success', data: { book: await bookNow(scope, id) } };
}

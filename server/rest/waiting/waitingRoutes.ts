import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import type { Scope } from '../../usecases/scope.js';
import { joinWaitingList, leaveWaitingList } from '../../usecases/waiting/joinWaitingList.js';
import { findWaiting, listWaiting } from '../../usecases/waiting/listWaiting.js';
import { bookParams } from '../books/booksQuery.js';
import { readRental, rentalDurationSchema } from '../cart/rentalDuration.js';
import { doneSchema, successOf } from '../envelope.js';
import { nextCursorField, nextCursorOf, pageParameters, readPageQuery } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { presentEntries, waitingEntrySchema } from './waitingSchema.js';

const tags = ['Waiting list'];
const waitingQuerySchema = z.object(pageParameters);

const listedEntries = z.object({
  entries: z.array(waitingEntrySchema).describe('The entries of this page.'),
  nextCursor: nextCursorField,
});

const wishSchema = z.object({ rentalDuration: rentalDurationSchema }).meta({
  id: 'WaitingWish',
  description: 'The period for which you want to rent the book.',
  example: { rentalDuration: { startDate: '2035-02-01', endDate: '2035-04-01' } },
});

/** Maps field names of the use-cases to field names of these paths. */
const NAMES = {
  rental: 'rentalDuration',
  'rental.startsOn': 'rentalDuration.startDate',
  'rental.months': 'rentalDuration.endDate',
  'rental.endsOn': 'rentalDuration.endDate',
  startDate: 'rentalDuration.startDate',
  endDate: 'rentalDuration.endDate',
  bookId: 'id',
};

/** Registers the routes that join and leave a waiting list, and that return the principal's entries. */
export async function waitingRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  listWaitingRoute(http, dependencies);
  joinRoute(http, dependencies);
  leaveRoute(http, dependencies);
}

function listWaitingRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/waiting-list',
    {
      schema: {
        tags,
        operationId: 'listWaiting',
        summary: 'List the books you are waiting for',
        description: 'Lists the books you are waiting for, most recent first.',
        querystring: waitingQuerySchema,
        response: {
          200: successOf(listedEntries),
          ...refusals(400, 401, 422),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const page = await listWaiting(scope, readPageQuery(waitingQuerySchema, request.query));
      const entries = await presentEntries(scope, page.nodes);
      return { status: 'success', data: { entries, nextCursor: nextCursorOf(page) } };
    },
  );
}

function joinRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.put<{ Params: { id: string }; Body: unknown }>(
    '/api/v1/books/:id/waiting',
    {
      schema: {
        tags,
        operationId: 'joinWaitingList',
        summary: 'Join the waiting list of a book',
        description:
          'Joins the waiting list of a book: you are notified by email when a copy becomes available for your days. ' +
          'Readers are notified in the order in which they joined, 24 hours apart; nothing is reserved. Joining ' +
          'again for the same days changes nothing. Refused with FREE_ON_THESE_DAYS if the book can already be ' +
          'rented on these days, ALREADY_WAITING if you wait for other days, and ALREADY_RENTED if you have rented ' +
          'the book yourself.',
        params: bookParams,
        body: wishSchema,
        response: {
          200: successOf(z.object({ entry: waitingEntrySchema })),
          ...refusals(401, 403, 404, 409, 422),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const bookId = request.params.id;
      const read = () => {
        const { rentalDuration } = parseInput(wishSchema, request.body ?? {});
        return { bookId, rental: readRental(rentalDuration, scope) };
      };
      await underNames(NAMES, () => joinWaitingList(scope, read));
      return { status: 'success', data: { entry: await entryOf(scope, bookId) } };
    },
  );
}

function leaveRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.delete<{ Params: { id: string } }>(
    '/api/v1/books/:id/waiting',
    {
      schema: {
        tags,
        operationId: 'leaveWaitingList',
        summary: 'Leave the waiting list of a book',
        description: 'Removes you from the waiting list of a book. Leaving again changes nothing.',
        params: bookParams,
        response: { 200: doneSchema, ...refusals(401) },
      },
    },
    async (request) => {
      await leaveWaitingList(openScope(request), { bookId: request.params.id });
      return { status: 'success' };
    },
  );
}

async function entryOf(scope: Scope, bookId: string) {
  const found = await findWaiting(scope, [bookId]);
  const [entry] = await presentEntries(
    scope,
    found.filter((each) => each !== null),
  );
  return entry;
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { COMPLAINT_LIMITS } from '../../domain/complaints/complaint.js';
import { parseInput } from '../../domain/shared/errors.js';
import { complain } from '../../usecases/complaints/complain.js';
import { viewComplaint } from '../../usecases/complaints/findComplaints.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { nextCursorField, nextCursorOf, pageParameters, readPageQuery } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { LISTS, STEPS, type ListPath, type StepPath } from './complaintPaths.js';
import { complaintBody, complaintSchema, presentComplaint } from './complaintSchema.js';

const tags = ['Complaints'];
const complaintAnswer = successOf(z.object({ complaint: complaintSchema }));
const params = z.object({ id: z.string().describe('The `_id` of the complaint.') });

/** Registers the routes of complaints, each step at its own path (COMPLAINT_LIFECYCLE in domain/complaints/complaint.ts). */
export async function complaintRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  complainRoute(http, dependencies);
  for (const list of LISTS) listRoute(http, dependencies, list);
  viewComplaintRoute(http, dependencies);
  for (const step of STEPS) stepRoute(http, dependencies, step);
}

function complainRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post(
    '/api/v1/complaints',
    {
      schema: {
        tags,
        operationId: 'complain',
        summary: 'Make a complaint',
        description:
          'Makes a complaint to the marketplace. Staff answer it within `COMPLAINT_ANSWER_DAYS` days and settle it ' +
          `within a month. You can have ${COMPLAINT_LIMITS.mostOpen} open complaints.`,
        body: complaintBody,
        response: { 201: complaintAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const read = () => {
        const {
          order: orderId,
          seller: sellerId,
          book: bookId,
          ...rest
        } = parseInput(complaintBody, request.body ?? {});
        return { ...rest, orderId, sellerId, bookId };
      };
      const names = { orderId: 'order', sellerId: 'seller', bookId: 'book' };
      const id = await underNames(names, () => complain(scope, read));
      reply.code(201);
      return answerWith(scope, id);
    },
  );
}

function listRoute(
  http: FastifyInstance,
  { openScope }: RestDependencies,
  { path, list, ...texts }: ListPath,
): void {
  const querystring = z.object(pageParameters);
  http.get(
    path,
    {
      schema: {
        tags,
        ...texts,
        querystring,
        response: {
          200: successOf(
            z.object({
              complaints: z.array(complaintSchema).describe('The complaints on this page.'),
              nextCursor: nextCursorField,
            }),
          ),
          ...refusals(400, 401, 403, 422),
        },
      },
    },
    async (request) => {
      const page = await list(openScope(request), readPageQuery(querystring, request.query));
      return {
        status: 'success',
        data: { complaints: page.nodes.map(presentComplaint), nextCursor: nextCursorOf(page) },
      };
    },
  );
}

function viewComplaintRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/complaints/:id',
    {
      schema: {
        tags,
        operationId: 'viewComplaint',
        summary: 'Get a complaint',
        description:
          'Returns a complaint to the complainant and to staff with `complaints:read-any`; anyone else gets 404. Each ' +
          'read by staff is recorded in the audit log.',
        params,
        response: { 200: complaintAnswer, ...refusals(401, 404) },
      },
    },
    (request) => answerWith(openScope(request), request.params.id),
  );
}

function stepRoute(
  http: FastifyInstance,
  { openScope }: RestDependencies,
  { path, body, take, ...texts }: StepPath,
): void {
  http.post<{ Params: { id: string } }>(
    `/api/v1/complaints/:id/${path}`,
    {
      schema: {
        tags,
        ...texts,
        params,
        ...(body && { body }),
        response: { 200: complaintAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { id: complaintId } = request.params;
      const read = () => ({ ...parseInput(body ?? z.object({}), request.body ?? {}), complaintId });
      await underNames({ complaintId: 'id' }, () => take(scope, read));
      return answerWith(scope, complaintId);
    },
  );
}

async function answerWith(scope: Scope, id: string) {
  return { status: 'success', data: { complaint: presentComplaint(await viewComplaint(scope, id)) } };
}

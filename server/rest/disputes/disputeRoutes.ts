import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { viewDispute } from '../../usecases/disputes/findDispute.js';
import { listDisputes } from '../../usecases/disputes/listDisputes.js';
import { openDispute } from '../../usecases/disputes/openDispute.js';
import type { Scope } from '../../usecases/scope.js';
import { successOf } from '../envelope.js';
import { nextCursorField, nextCursorOf, pageParameters, readPageQuery } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { openingSchema } from './disputeBodies.js';
import { disputeSchema, presentDispute } from './disputeSchema.js';
import { STEPS, type StepPath } from './disputeSteps.js';

const tags = ['Disputes'];
const params = z.object({ id: z.string().describe('The `_id` of the dispute.') });
const disputeAnswer = successOf(z.object({ dispute: disputeSchema }));

/** Registers the routes of disputes, each step at its own path (DISPUTE_LIFECYCLE in domain/disputes/dispute.ts). */
export async function disputeRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  openDisputeRoute(http, dependencies);
  listDisputesRoute(http, dependencies);
  viewDisputeRoute(http, dependencies);
  for (const step of STEPS) stepRoute(http, dependencies, step);
}

function openDisputeRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Params: { id: string } }>(
    '/api/v1/fulfillments/:id/disputes',
    {
      schema: {
        tags,
        operationId: 'openDispute',
        summary: 'Open a dispute',
        description:
          'Opens a dispute about a fulfillment, for one of the reasons in its `possibleDisputes`. The seller has ' +
          '`DISPUTE_ANSWER_DAYS` days to answer. The deadlines of the fulfillment stop while the dispute is open. ' +
          'For the buyer of the fulfillment only.',
        params: z.object({
          id: z.string().describe('The `_id` of the fulfillment that the dispute is about.'),
        }),
        body: openingSchema,
        response: { 201: disputeAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const { id: fulfillmentId } = request.params;
      const read = () => ({ ...parseInput(openingSchema, request.body ?? {}), fulfillmentId });
      const { disputeId } = await underNames({ fulfillmentId: 'id' }, () => openDispute(scope, read));
      reply.code(201);
      return answerWith(scope, disputeId);
    },
  );
}

function listDisputesRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  const querystring = z.object(pageParameters);
  http.get(
    '/api/v1/disputes',
    {
      schema: {
        tags,
        operationId: 'listOpenDisputes',
        summary: 'List the open disputes',
        description:
          'Lists the open disputes, oldest first. For staff with `disputes:decide`. Each read by staff is recorded ' +
          'in the audit log.',
        querystring,
        response: {
          200: successOf(
            z.object({
              disputes: z.array(disputeSchema).describe('The disputes on this page.'),
              nextCursor: nextCursorField,
            }),
          ),
          ...refusals(400, 401, 403, 422),
        },
      },
    },
    async (request) => {
      const page = await listDisputes(openScope(request), readPageQuery(querystring, request.query));
      return {
        status: 'success',
        data: { disputes: page.nodes.map(presentDispute), nextCursor: nextCursorOf(page) },
      };
    },
  );
}

function viewDisputeRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/disputes/:id',
    {
      schema: {
        tags,
        operationId: 'viewDispute',
        summary: 'Get a dispute',
        description:
          'Returns a dispute to the buyer, the seller and staff with `money:read`. Anyone else gets 404.',
        params,
        response: { 200: disputeAnswer, ...refusals(401, 404) },
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
    `/api/v1/disputes/:id/${path}`,
    {
      schema: {
        tags,
        ...texts,
        params,
        ...(body && { body }),
        response: { 200: disputeAnswer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { id: disputeId } = request.params;
      const read = () => ({ ...parseInput(body ?? z.object({}), request.body ?? {}), disputeId });
      await underNames({ disputeId: 'id' }, () => take(scope, read));
      return answerWith(scope, disputeId);
    },
  );
}

async function answerWith(scope: Scope, id: string) {
  return { status: 'success', data: { dispute: presentDispute(await viewDispute(scope, id)) } };
}

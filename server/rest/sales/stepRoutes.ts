import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { fulfillmentStepSchema } from '../../domain/orders/fulfillment.js';
import type { FulfillmentAction } from '../../domain/orders/orderStatus.js';
import { withholdingSchema } from '../../domain/rental/rentalReturn.js';
import { takeStep } from '../../usecases/orders/takeStep.js';
import { requireViewer } from '../../usecases/scope.js';
import { saidRupeesField } from '../rupees.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { answerFulfillment, fulfillmentAnswer, fulfillmentParams } from './saleRoutes.js';

const { carrier, trackingNumber, reason } = fulfillmentStepSchema.shape;

const shipmentSchema = z
  .object({
    carrier: carrier.describe('Who carries it.'),
    trackingNumber: trackingNumber.describe('The number under which the carrier follows it.'),
  })
  .meta({
    id: 'Shipment',
    description: 'How the parcel travels, as far as is known.',
    example: { carrier: 'India Post', trackingNumber: 'RM123456789IN' },
  });

const returnSchema = z
  .object({
    withhold: z
      .object({
        amount: saidRupeesField.describe('Rupees, at most what is left of the deposits after the late fee.'),
        reason: withholdingSchema.shape.reason.describe('Why, in words for the buyer.'),
      })
      .nullish()
      .describe('What is kept of the deposits for damage; nothing when it is left out.'),
  })
  .meta({
    id: 'Return',
    description: 'What is back, and what of its deposits is kept.',
    example: { withhold: { amount: 50.5, reason: 'Two pages are torn' } },
  });

const cancellationSchema = z.object({ reason: reason.describe('Why; a seller has to say it.') }).meta({
  id: 'Cancellation',
  description: 'Why it will not be sent.',
  example: { reason: 'The copy was damaged in the rain' },
});

interface StepPath {
  action: FulfillmentAction;
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** What may be said beside; nothing when it is left out. */
  body?: z.ZodObject;
}

const STEPS: readonly StepPath[] = [
  {
    action: 'confirm',
    path: 'confirm',
    operationId: 'confirmFulfillment',
    summary: 'Confirm that you will send it',
    description: 'For its seller, while it is pending.',
  },
  {
    action: 'ship',
    path: 'ship',
    operationId: 'shipFulfillment',
    summary: 'Say that it is on its way',
    description: 'For its seller, once it is confirmed. Carrier and tracking number may be left out.',
    body: shipmentSchema,
  },
  {
    action: 'markDelivered',
    path: 'deliver',
    operationId: 'markDelivered',
    summary: 'Say that it has arrived',
    description: 'For its buyer, once it is shipped.',
  },
  {
    action: 'takeBack',
    path: 'take-back',
    operationId: 'takeBackFulfillment',
    summary: 'Say that what was rented is back',
    description:
      'For its seller, once it is delivered. The deposits go back, less late fees and what is withheld for damage.',
    body: returnSchema,
  },
  {
    action: 'cancel',
    path: 'cancel',
    operationId: 'cancelFulfillment',
    summary: 'Cancel it before it is shipped',
    description:
      'For its seller, who says why, and for its buyer. The copies are free again and the money goes back.',
    body: cancellationSchema,
  },
];

/** The steps of a fulfillment, each a path of its own (domain/orderStatus: LIFECYCLE). */
export async function stepRoutes(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  for (const { action, path, body, ...texts } of STEPS) {
    http.post<{ Params: { id: string } }>(
      `/api/v1/fulfillments/:id/${path}`,
      {
        schema: {
          tags: ['Sales'],
          ...texts,
          params: fulfillmentParams,
          ...(body && { body }),
          response: { 200: fulfillmentAnswer, ...refusals(401, 403, 404, 409, 422) },
        },
      },
      async (request) => {
        const scope = openScope(request);
        const { id } = request.params;
        await requireViewer(scope);
        const said = { ...parseInput(body ?? z.object({}), request.body ?? {}), fulfillmentId: id };
        await underNames({ fulfillmentId: 'id' }, () => takeStep(scope, action, said));
        return answerFulfillment(scope, id);
      },
    );
  }
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { fulfillmentStepSchema } from '../../domain/orders/fulfillment.js';
import type { FulfillmentAction } from '../../domain/orders/orderStatus.js';
import { withholdingSchema } from '../../domain/rental/rentalReturn.js';
import { handOver } from '../../usecases/orders/steps/handOver.js';
import { sendBack } from '../../usecases/orders/steps/sendBack.js';
import { takeStep } from '../../usecases/orders/steps/takeStep.js';
import type { Scope } from '../../usecases/scope.js';
import { saidRupeesField } from '../rupees.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { answerFulfillment, fulfillmentAnswer, fulfillmentParams } from './saleRoutes.js';

const { carrier, trackingNumber, reason } = fulfillmentStepSchema.shape;

const shipmentSchema = z
  .object({
    carrier: carrier.describe('The company that delivers the parcel.'),
    trackingNumber: trackingNumber.describe('The carrier’s tracking number for the parcel.'),
  })
  .meta({
    id: 'Shipment',
    description: 'The carrier and the tracking number, both optional.',
    example: { carrier: 'India Post', trackingNumber: 'RM123456789IN' },
  });

const handOverBody = z
  .object({ code: z.string().describe('The pick-up code: the 6 digits that the buyer shows you.') })
  .meta({
    id: 'HandOver',
    description: 'The code that the buyer shows at a pick-up.',
    example: { code: '482913' },
  });

const returnSchema = z
  .object({
    withhold: z
      .object({
        amount: saidRupeesField.describe('The amount in rupees: at most the deposits less late fees.'),
        reason: withholdingSchema.shape.reason.describe('The reason, shown to the buyer.'),
      })
      .nullish()
      .describe('The part of the deposits that you keep for damage; none by default.'),
  })
  .meta({
    id: 'Return',
    description: 'The part of the deposits that you withhold at a return.',
    example: { withhold: { amount: 50.5, reason: 'Two pages are torn' } },
  });

const cancellationSchema = z
  .object({
    reason: reason.describe('The reason for the cancellation. Required from sellers, optional for buyers.'),
  })
  .meta({
    id: 'Cancellation',
    description: 'The reason for the cancellation.',
    example: { reason: 'The copy was damaged in the rain' },
  });

interface StepPath {
  /** A step of the lifecycle; SEND_BACK, which does not change the status; or HAND_OVER, which needs a code. */
  action: FulfillmentAction | 'SEND_BACK' | 'HAND_OVER';
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** Schema of the body; undefined for a step without a body. */
  body?: z.ZodObject;
}

const STEPS: readonly StepPath[] = [
  {
    action: 'confirm',
    path: 'confirm',
    operationId: 'confirmFulfillment',
    summary: 'Confirm a fulfillment',
    description:
      'Confirms a pending fulfillment: you promise to send it. For the seller of the fulfillment only.',
  },
  {
    action: 'ship',
    path: 'ship',
    operationId: 'shipFulfillment',
    summary: 'Mark a fulfillment as shipped',
    description:
      'Marks a confirmed fulfillment as shipped, or as ready for pick-up. For a pick-up, the buyer is then shown a ' +
      'code. For the seller of the fulfillment only.',
    body: shipmentSchema,
  },
  {
    action: 'HAND_OVER',
    path: 'hand-over',
    operationId: 'handOverFulfillment',
    summary: 'Hand books over at a pick-up',
    description:
      'Records that the buyer has picked the books up, and marks them as delivered. Requires the code that the ' +
      'buyer shows; at most 5 wrong codes can be entered within an hour. For the seller only.',
    body: handOverBody,
  },
  {
    action: 'markDelivered',
    path: 'deliver',
    operationId: 'markDelivered',
    summary: 'Mark a fulfillment as delivered',
    description: 'Marks a shipped fulfillment as delivered. For the buyer of the fulfillment only.',
  },
  {
    action: 'SEND_BACK',
    path: 'send-back',
    operationId: 'sendBackFulfillment',
    summary: 'Record that rented copies were sent back',
    description:
      'Records that you have sent the rented copies back. Late fees are counted only until the day of ' +
      'sending. The copies count as returned after `ORDER_RETURN_DAYS` days if the seller does not ' +
      'confirm the return. For the buyer of the fulfillment only.',
    body: shipmentSchema,
  },
  {
    action: 'takeBack',
    path: 'take-back',
    operationId: 'takeBackFulfillment',
    summary: 'Record the return of rented copies',
    description:
      'Records that the rented copies were returned and releases the deposits, less late fees and the withheld ' +
      'amount. For the seller of the fulfillment only.',
    body: returnSchema,
  },
  {
    action: 'declareLost',
    path: 'declare-lost',
    operationId: 'declareLost',
    summary: 'Declare rented copies lost',
    description:
      'Declares all rented copies of a fulfillment lost. The copies leave the stock. Their deposits pay for them ' +
      'and for late fees; the rest is released. The buyer can do this as soon as the copies are delivered, the ' +
      'seller from `ORDER_LOSS_DECLARATION_DAYS` days after the due date.',
  },
  {
    action: 'reportFound',
    path: 'report-found',
    operationId: 'reportFound',
    summary: 'Report lost copies as found',
    description:
      'Records that lost copies were found and are back with you. The copies return to the stock, and you have to ' +
      'pay back the part of the deposits that you kept for them. For the seller only, within `ORDER_FINDING_DAYS` ' +
      'days of the declaration.',
  },
  {
    action: 'cancel',
    path: 'cancel',
    operationId: 'cancelFulfillment',
    summary: 'Cancel a fulfillment',
    description:
      'Cancels a fulfillment that has not been shipped. Its copies become available again, and its charges and ' +
      'deposits are no longer due. Online payments are refunded automatically; the seller must pay back direct ' +
      'payments. For the buyer and the seller only. The seller must give a reason.',
    body: cancellationSchema,
  },
];

function take(scope: Scope, action: StepPath['action'], input: () => unknown) {
  if (action === 'SEND_BACK') return sendBack(scope, input);
  return action === 'HAND_OVER' ? handOver(scope, input) : takeStep(scope, action, input);
}

/** Registers the steps of a fulfillment, each at a separate path (LIFECYCLE in domain/orders/orderStatus.ts). */
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
          response: { 200: fulfillmentAnswer, ...refusals(401, 403, 404, 409, 422, 429) },
        },
      },
      async (request) => {
        const scope = openScope(request);
        const { id } = request.params;
        const read = () => ({
          ...parseInput(body ?? z.object({}), request.body ?? {}),
          fulfillmentId: id,
        });
        await underNames({ fulfillmentId: 'id' }, () => take(scope, action, read));
        return answerFulfillment(scope, id);
      },
    );
  }
}

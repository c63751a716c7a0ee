import type { FastifyInstance } from 'fastify';
import type { PaymentAction } from '../../domain/payments/payment.js';
import { takePaymentStep } from '../../usecases/payments/takePaymentStep.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import { answerFulfillment, fulfillmentAnswer, fulfillmentParams } from './saleRoutes.js';

interface PaymentPath {
  action: PaymentAction;
  path: string;
  operationId: string;
  summary: string;
  description: string;
}

const STEPS: readonly PaymentPath[] = [
  {
    action: 'markPaid',
    path: 'mark-paid',
    operationId: 'markPaid',
    summary: 'Mark a payment as paid',
    description:
      'Marks the outstanding amount of a fulfillment as paid directly to the recipient, who then confirms ' +
      'it. The buyer can mark payments; the seller can mark refunds.',
  },
  {
    action: 'confirmPayment',
    path: 'confirm',
    operationId: 'confirmPayment',
    summary: 'Confirm a payment',
    description:
      'Confirms that you received the outstanding amount of a fulfillment. Only the recipient can do this.',
  },
  {
    action: 'reportPaymentMissing',
    path: 'report-missing',
    operationId: 'reportPaymentMissing',
    summary: 'Report a missing payment',
    description:
      'Reports that a payment did not arrive, although it was marked as paid or is due. The amount then still has ' +
      'to be paid. Only the recipient can do this.',
  },
];

/** Registers the steps of a payment, each at its own path (PAYMENT_LIFECYCLE in domain/payments/payment.ts). */
export async function paymentRoutes(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  for (const { action, path, ...texts } of STEPS) {
    http.post<{ Params: { id: string } }>(
      `/api/v1/fulfillments/:id/payment/${path}`,
      {
        schema: {
          tags: ['Sales'],
          ...texts,
          params: fulfillmentParams,
          response: { 200: fulfillmentAnswer, ...refusals(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const scope = openScope(request);
        const { id } = request.params;
        await underNames({ fulfillmentId: 'id' }, () =>
          takePaymentStep(scope, action, { fulfillmentId: id }),
        );
        return answerFulfillment(scope, id);
      },
    );
  }
}

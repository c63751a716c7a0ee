import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawEvidence } from '../../papers/drawEvidence.js';
import { viewEvidence } from '../../usecases/chargebacks/viewChargebacks.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { pdfAnswer, sendPdf } from './sendPdf.js';

/** Registers the route that sends the evidence about a chargeback as a PDF file. */
export async function evidenceRoute(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get<{ Params: { id: string } }>(
    '/api/v1/chargebacks/:id/evidence.pdf',
    {
      schema: {
        tags: ['Documents'],
        operationId: 'downloadEvidence',
        summary: 'Get the evidence about a chargeback as a PDF',
        description:
          'Returns the records of the order whose payment the bank questions: the books, the address, the timeline, ' +
          'and the photos of disputes and rentals. For staff with `money:read`. The photos are included only for ' +
          'staff who also have `disputes:decide` and `orders:read-any`. Each read is recorded in the audit log.',
        params: z.object({ id: z.string().describe('The `id` of the chargeback.') }),
        response: { ...pdfAnswer, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const evidence = await viewEvidence(openScope(request), request.params.id);
      return sendPdf(reply, `evidence-${evidence.chargeback}`, await drawEvidence(evidence));
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawPackingSlip } from '../../papers/drawPackingSlip.js';
import { viewPackingSlip } from '../../usecases/papers/viewPackingSlip.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { pdfAnswer, sendPdf } from './sendPdf.js';

/** Registers the route that sends the packing slip of a fulfillment as a PDF file. */
export async function packingSlipRoute(
  http: FastifyInstance,
  { openScope }: RestDependencies,
): Promise<void> {
  http.get<{ Params: { id: string } }>(
    '/api/v1/fulfillments/:id/packing-slip.pdf',
    {
      schema: {
        tags: ['Documents'],
        operationId: 'downloadPackingSlip',
        summary: 'Get the packing slip of a fulfillment as a PDF',
        description:
          'Returns an address label to cut off or fold, with a list of the books below it, without prices. For the ' +
          'seller only, from the confirmation until all books have arrived and all rented copies are back.',
        params: z.object({ id: z.string().describe('The `_id` of the fulfillment.') }),
        response: { ...pdfAnswer, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const slip = await viewPackingSlip(openScope(request), id);
      return sendPdf(reply, `packing-slip-${id}`, await drawPackingSlip(slip));
    },
  );
}

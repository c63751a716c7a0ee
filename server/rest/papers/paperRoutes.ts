import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { drawPaper } from '../../papers/drawPaper.js';
import { drawReceipt } from '../../papers/drawReceipt.js';
import { drawStatement } from '../../papers/drawStatement.js';
import { findPapers, listCommissionPapers, viewPaper } from '../../usecases/papers/findPapers.js';
import { viewPayoutStatement } from '../../usecases/papers/viewPayoutStatement.js';
import { viewReceipt } from '../../usecases/papers/viewReceipt.js';
import { viewFulfillment } from '../../usecases/orders/findInOrders.js';
import { successOf } from '../envelope.js';
import { nextCursorField, nextCursorOf, pageParameters, parameter, readPageQuery } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { paperSchema, presentPaper } from './paperSchema.js';
import { pdfAnswer, sendPdf } from './sendPdf.js';

const tags = ['Documents'];

const idParams = (of: string) => z.object({ id: z.string().describe(`The \`_id\` of the ${of}.`) });

const statementQuerySchema = z.object({
  month: parameter(z.string()).meta({
    type: 'string',
    description:
      'The month in which the payouts were prepared, in the time zone of the marketplace. Required.',
    example: '2026-11',
  }),
});

const commissionQuerySchema = z.object(pageParameters);

/** Registers the routes that list documents, and that send each as a PDF file. */
export async function paperRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  receiptRoute(http, dependencies);
  paperRoute(http, dependencies);
  papersRoute(http, dependencies);
  commissionRoute(http, dependencies);
  statementRoute(http, dependencies);
}

function receiptRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/orders/:id/receipt.pdf',
    {
      schema: {
        tags,
        operationId: 'downloadReceipt',
        summary: 'Get the receipt of an order as a PDF',
        description: 'Returns the receipt of an order as it is now. For the buyer of the order only.',
        params: idParams('order'),
        response: { ...pdfAnswer, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const receipt = await viewReceipt(openScope(request), request.params.id);
      return sendPdf(reply, `receipt-${receipt.orderId}`, await drawReceipt(receipt));
    },
  );
}

function paperRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/papers/:id/paper.pdf',
    {
      schema: {
        tags,
        operationId: 'downloadPaper',
        summary: 'Get a numbered document as a PDF',
        description:
          'Returns a bill, a credit note or an invoice as it was issued. For its issuer and its recipient only; all ' +
          'others get 404.',
        params: idParams('document'),
        response: { ...pdfAnswer, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const paper = await viewPaper(openScope(request), request.params.id);
      return sendPdf(reply, paper.number.replaceAll('/', '-'), await drawPaper(paper));
    },
  );
}

function papersRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/fulfillments/:id/papers',
    {
      schema: {
        tags,
        operationId: 'listPapers',
        summary: 'List the documents of a fulfillment',
        description:
          'Lists the bills and credit notes of a fulfillment, oldest first. The list is empty until the ' +
          'books are sent.',
        params: idParams('fulfillment'),
        response: {
          200: successOf(
            z.object({
              papers: z.array(paperSchema).describe('The bills and credit notes of the fulfillment.'),
            }),
          ),
          ...refusals(401, 404),
        },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { id } = await viewFulfillment(scope, request.params.id);
      const [papers = []] = await findPapers(scope, [id]);
      return { status: 'success', data: { papers: papers.map(presentPaper) } };
    },
  );
}

function commissionRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/users/me/commission-papers',
    {
      schema: {
        tags,
        operationId: 'listCommissionPapers',
        summary: 'List the invoices for your commission',
        description:
          'Lists the operator’s invoices and credit notes for your commission as a seller, newest first.',
        querystring: commissionQuerySchema,
        response: {
          200: successOf(
            z.object({
              papers: z.array(paperSchema).describe('The documents of this page.'),
              nextCursor: nextCursorField,
            }),
          ),
          ...refusals(400, 401),
        },
      },
    },
    async (request) => {
      const page = await listCommissionPapers(
        openScope(request),
        readPageQuery(commissionQuerySchema, request.query),
      );
      const papers = page.nodes.map(presentPaper);
      return { status: 'success', data: { papers, nextCursor: nextCursorOf(page) } };
    },
  );
}

function statementRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/users/me/payout-statement.pdf',
    {
      schema: {
        tags,
        operationId: 'downloadPayoutStatement',
        summary: 'Get your payouts for a month as a PDF',
        description:
          'Returns a PDF of the payouts that were prepared for you in a month, with the amount from each order. ' +
          'Failed payouts are not included.',
        querystring: statementQuerySchema,
        response: { ...pdfAnswer, ...refusals(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const statement = await viewPayoutStatement(openScope(request), () =>
        parseInput(statementQuerySchema, request.query),
      );
      return sendPdf(reply, `payouts-${statement.month}`, await drawStatement(statement));
    },
  );
}

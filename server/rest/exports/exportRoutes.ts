import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { dateField } from '../../domain/shared/fields.js';
import { exportListings } from '../../usecases/exports/exportListings.js';
import { exportPayouts } from '../../usecases/exports/exportPayouts.js';
import { exportSales } from '../../usecases/exports/exportSales.js';
import { parameter } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { csvAnswers, sendCsv } from './csvFile.js';
import { listingColumns } from './listingColumns.js';
import { payoutColumns } from './payoutColumns.js';
import { saleColumns } from './saleColumns.js';

const tags = ['Accounts'];

const dayParameter = (description: string, example: string) =>
  parameter(dateField).meta({ type: 'string', format: 'date', description, example: example });

const salesFileQuerySchema = z.object({
  from: dayParameter(
    'Only lines ordered on this day or later, in the time zone of the marketplace.',
    '2026-04-01',
  ),
  to: dayParameter(
    'Only lines ordered on this day or earlier, in the time zone of the marketplace.',
    '2027-03-31',
  ),
});

const payoutsFileQuerySchema = z.object({
  from: dayParameter(
    'Only payouts prepared on this day or later, in the time zone of the marketplace.',
    '2026-04-01',
  ),
  to: dayParameter(
    'Only payouts prepared on this day or earlier, in the time zone of the marketplace.',
    '2027-03-31',
  ),
});

/** Registers the routes that send the CSV files of a seller: sold order lines, payouts, and listings. */
export async function exportRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  exportSalesRoute(http, dependencies);
  exportPayoutsRoute(http, dependencies);
  exportListingsRoute(http, dependencies);
}

function exportSalesRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/users/me/sales.csv',
    {
      schema: {
        tags,
        operationId: 'exportSales',
        summary: 'Export your sales as CSV',
        description:
          'Returns one row for each order line that you sold or rented out, newest first. The column Net ' +
          'is the sum of Amount, Extensions, Late Fee and Withheld, less Refunded. The Net amounts of an ' +
          'order add up to the `netAmount` that you see as its seller.',
        querystring: salesFileQuerySchema,
        response: { ...csvAnswers, ...refusals(422) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const rows = await exportSales(scope, () => parseInput(salesFileQuerySchema, request.query));
      return sendCsv(reply, { name: 'sales', columns: saleColumns(scope.timeZone), rows });
    },
  );
}

function exportPayoutsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/users/me/payouts.csv',
    {
      schema: {
        tags,
        operationId: 'exportPayouts',
        summary: 'Export your payouts as CSV',
        description:
          'Returns one row for each order in a payout, the newest payouts first. The rows of a payout add up to its ' +
          'amount; an amount below zero takes back a part of an earlier payout. Failed payouts are not included.',
        querystring: payoutsFileQuerySchema,
        response: { ...csvAnswers, ...refusals(422) },
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const rows = await exportPayouts(scope, () => parseInput(payoutsFileQuerySchema, request.query));
      return sendCsv(reply, { name: 'payouts', columns: payoutColumns(scope.timeZone), rows });
    },
  );
}

function exportListingsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/users/me/listings.csv',
    {
      schema: {
        tags,
        operationId: 'exportListings',
        summary: 'Export your listings as CSV',
        description:
          'Returns one row for each of your listings, including listings that are sold out or off the ' +
          'market. The column headings are the same as in an import.',
        response: csvAnswers,
      },
    },
    async (request, reply) => {
      const scope = openScope(request);
      const rows = await exportListings(scope);
      return sendCsv(reply, { name: 'listings', columns: listingColumns(scope.timeZone), rows });
    },
  );
}

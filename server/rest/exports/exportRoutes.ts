import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { dateField } from '../../domain/shared/fields.js';
import { exportListings } from '../../usecases/exports/exportListings.js';
import { exportSales } from '../../usecases/exports/exportSales.js';
import { parameter } from '../parameters.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { csvAnswers, sendCsv } from './csvFile.js';
import { listingColumns } from './listingColumns.js';
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

/** Registers the CSV files of a seller: sold order lines, and listings. */
export async function exportRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  exportSalesRoute(http, dependencies);
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
          'Returns one row for each line you sold or rented out, newest first. The column Net is Amount ' +
          'plus Extensions, Late Fee and Withheld, less Refunded. The rows of an order add up to the ' +
          '`netAmount` that you see as its seller.',
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

function exportListingsRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get(
    '/api/v1/users/me/listings.csv',
    {
      schema: {
        tags,
        operationId: 'exportListings',
        summary: 'Export your listings as CSV',
        description:
          'Returns one row for each listing, including listings that are sold or off the market. The ' +
          'column headings are the same as in an import.',
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

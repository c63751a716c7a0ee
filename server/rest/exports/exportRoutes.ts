import type { FastifyInstance } from 'fastify';
import { exportListings } from '../../usecases/exports/exportListings.js';
import { exportSales } from '../../usecases/exports/exportSales.js';
import type { RestDependencies } from '../restDependencies.js';
import { csvAnswers, sendCsv } from './csvFile.js';
import { LISTING_COLUMNS } from './listingColumns.js';
import { SALE_COLUMNS } from './saleColumns.js';

const tags = ['Accounts'];

/** What a seller takes into a spreadsheet: the lines that they sold, and what they offer. */
export async function exportRoutes(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get(
    '/api/v1/users/me/sales.csv',
    {
      schema: {
        tags,
        summary: 'Every line that you sold or rented out, as a CSV file',
        response: csvAnswers,
      },
    },
    async (request, reply) => {
      const rows = await exportSales(openScope(request));
      return sendCsv(reply, { name: 'sales', columns: SALE_COLUMNS, rows });
    },
  );

  http.get(
    '/api/v1/users/me/listings.csv',
    { schema: { tags, summary: 'Everything that you offer, as a CSV file', response: csvAnswers } },
    async (request, reply) => {
      const rows = await exportListings(openScope(request));
      return sendCsv(reply, { name: 'listings', columns: LISTING_COLUMNS, rows });
    },
  );
}

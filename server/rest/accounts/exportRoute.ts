import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { exportOwnData } from '../../usecases/accounts/exportOwnData.js';
import { refusals, type RestDependencies } from '../restDependencies.js';

const exportSchema = z
  .looseObject({ exportedAt: z.iso.datetime().describe('The time of the export.') })
  .describe(
    'The stored data, grouped into account, settings, listings, orders and so on. Amounts are in paise.',
  );

/** Registers GET /api/v1/users/me/export: a download of everything stored about the principal. */
export async function exportRoute(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get(
    '/api/v1/users/me/export',
    {
      schema: {
        tags: ['Accounts'],
        operationId: 'exportOwnData',
        summary: 'Export your data as JSON',
        description: 'Returns all data that Panna stores about you, for download.',
        response: { 200: exportSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const data = await exportOwnData(openScope(request));
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return data;
    },
  );
}

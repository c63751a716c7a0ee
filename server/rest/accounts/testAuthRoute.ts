import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { roleOf } from '../../domain/accounts/staff.js';
import { ROLE_NAMES, roleSchema } from './userSchema.js';
import type { RestDependencies } from '../restDependencies.js';

const testAuthSchema = z.object({
  status: z.literal('success'),
  authenticated: z.boolean().describe('True if the request is authenticated.'),
  method: z.enum(['bearer', 'cookie', 'none']).describe('The way in which the request is authenticated.'),
  userId: z.string().nullable().describe('Your `_id`; null if the request is not authenticated.'),
  role: roleSchema.nullable().describe('Your role; null if the request is not authenticated.'),
});

/** Registers GET /api/auth/test-auth, which reports how the caller is authenticated. */
export async function testAuthRoute(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get(
    '/api/auth/test-auth',
    {
      schema: {
        tags: ['Accounts'],
        operationId: 'testAuth',
        summary: 'Test your authentication',
        description:
          'Returns how the request is authenticated; for testing a client. Without a token, ' +
          '`authenticated` is false. An invalid token is refused.',
        response: { 200: testAuthSchema },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const viewer = await scope.principal();
      const means = request.headers.authorization ? 'bearer' : 'cookie';
      return {
        status: 'success',
        authenticated: viewer !== null,
        method: scope.caller.token ? means : 'none',
        userId: viewer?.id ?? null,
        role: viewer && ROLE_NAMES[roleOf(viewer)],
      };
    },
  );
}

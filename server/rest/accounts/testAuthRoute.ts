import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ROLE_NAMES, roleSchema } from './userSchema.js';
import type { RestDependencies } from '../restDependencies.js';

const testAuthSchema = z.object({
  status: z.literal('success'),
  authenticated: z.boolean().describe('Whether the request is made by somebody who is signed in.'),
  method: z.enum(['bearer', 'cookie', 'none']).describe('By what the request says who is asking.'),
  userId: z.string().nullable().describe('The _id of who is signed in; null for nobody.'),
  role: roleSchema.nullable().describe('Their role; null for nobody.'),
});

/** GET /api/auth/test-auth: a diagnosis of who is asking, and by what. */
export async function testAuthRoute(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get(
    '/api/auth/test-auth',
    {
      schema: {
        tags: ['Accounts'],
        operationId: 'testAuth',
        summary: 'Who am I, and by what?',
        description:
          'A diagnosis for those who write clients. Like every call it refuses a token that opens no session.',
        response: { 200: testAuthSchema },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const viewer = await scope.viewer();
      const means = request.headers.authorization ? 'bearer' : 'cookie';
      return {
        status: 'success',
        authenticated: viewer !== null,
        method: scope.caller.token ? means : 'none',
        userId: viewer?.id ?? null,
        role: viewer && ROLE_NAMES[viewer.role],
      };
    },
  );
}

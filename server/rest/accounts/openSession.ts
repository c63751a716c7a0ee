import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignedUp } from '../../usecases/accounts/createAccount.js';
import { viewOwnAccount } from '../../usecases/accounts/viewOwnAccount.js';
import type { RestDependencies } from '../restDependencies.js';
import { presentUser, userSchema } from './userSchema.js';

export const sessionSchema = z.object({
  status: z.literal('success'),
  message: z.string(),
  token: z
    .string()
    .describe(
      'The token of the new session. Send it as `Authorization: Bearer …`. The token is not shown again.',
    ),
  user: userSchema,
});

/** Sets the session and device cookies. Returns the response to a log-in or sign-up. */
export async function openSession(
  { openScopeFor, setSessionCookie, setDeviceCookie }: RestDependencies,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { token, device }: SignedUp,
  message: string,
) {
  setSessionCookie(reply, token);
  setDeviceCookie(reply, device);
  const user = presentUser(await viewOwnAccount(openScopeFor(request, token)));
  return { status: 'success', message, token, user };
}

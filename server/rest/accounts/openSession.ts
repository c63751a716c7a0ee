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

/** Description of the response and the cookies of the operations that start a session. */
export const STARTED_SESSION =
  'The token is returned, and also set as an httpOnly cookie, `panna_session`. A second cookie, `panna_device`, ' +
  'authorizes nothing: it identifies a device from which you logged in before, so that wrong passwords tried ' +
  'elsewhere do not lock you out on this device. On https, both names begin with `__Host-`.';

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

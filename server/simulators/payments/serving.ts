import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refused } from './refused.js';

/** The faults of a simulator that affect its API. */
export interface ApiFaults<Call extends string> {
  /** True to answer every call with status 503, without any effect. */
  down: boolean;
  /** For each call, the number of its next responses that are lost. The calls themselves take effect. */
  lostAnswers: Partial<Record<Call, number>>;
  /** True if the client waits for a lost response until it gives up; false if the connection is cut at once. */
  silent: boolean;
}

/** The key ID and secret that a caller must send. */
interface Keys {
  keyId: string;
  keySecret: string;
}

/** Refuses calls without the right keys, and all calls while the fault `down` is set. Errors have Razorpay's form. */
export function guardApi(http: FastifyInstance, faults: ApiFaults<string>, keys: Keys): void {
  http.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error instanceof Refused ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'a call of the payment simulator failed');
    const field = error instanceof Refused ? error.field : null;
    return refuse(reply, status, status >= 500 ? 'Something went wrong' : error.message, field);
  });
  http.addHook('onRequest', async (request, reply) => {
    if (faults.down) return refuse(reply, 503, 'The service is down');
    if (!isAuthorised(request, keys)) return refuse(reply, 401, 'The api key provided is invalid');
  });
}

/**
 * Returns a function that runs `act` for a call and returns its response. `lostAnswers` decides which responses are lost.
 */
export function answer<Call extends string>(faults: ApiFaults<Call>) {
  return async (call: Call, reply: FastifyReply, act: () => object): Promise<object | void> => {
    const result = act();
    const lost = faults.lostAnswers[call] ?? 0;
    // A copy, because the entity may change before it is sent.
    if (lost === 0) return structuredClone(result);
    faults.lostAnswers[call] = lost - 1;
    reply.hijack();
    if (!faults.silent) reply.raw.destroy();
  };
}

/** Parses a value by a schema. Throws Refused with the names of the wrong fields if the value does not fit. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (data === undefined) throw new Refused(error?.issues.map(({ path }) => path.join('.')).join(', ') ?? '');
  return data;
}

function isAuthorised({ headers }: FastifyRequest, { keyId, keySecret }: Keys): boolean {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(expected));
}

/** Hashes of texts have the same length, which timingSafeEqual requires. */
const hashOf = (text: string) => createHash('sha256').update(text).digest();

function refuse(
  reply: FastifyReply,
  status: number,
  description: string,
  field: string | null = null,
): FastifyReply {
  const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
  return reply.code(status).send({ error: { code, description, ...(field && { field }) } });
}

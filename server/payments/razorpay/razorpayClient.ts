import { z } from 'zod';
import { ProviderRefusal, ProviderUnavailable } from '../paymentProvider.js';

/** The address of Razorpay's API, and the keys of the operator's account. */
export interface RazorpayAccess {
  /** Returns the address before `/v1`, without a trailing slash. */
  address: () => string;
  keyId: string;
  keySecret: string;
  /** Time limit of a call, in milliseconds; 10,000 by default. */
  timeoutMs?: number;
}

export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  /** Path with its query, from `/v1` on. */
  path: string;
  /** A form, or an object to be sent as JSON. */
  body?: object;
  headers?: Record<string, string>;
}

/** Sends a call and returns its answer, checked against the schema. */
export type Ask = <T>(answer: z.ZodType<T>, call: Call) => Promise<T>;

/**
 * Statuses below 500 after which a repeated call can succeed. They mean that the same request is in progress, that
 * there were too many requests, or that the API keys are wrong, which the operator can correct.
 */
const TEMPORARY = [401, 403, 408, 409, 425, 429];

const Problem = z.object({ error: z.object({ description: z.string(), field: z.string().nullish() }) });

/** Returns a client. Its errors contain no keys, and no values of a response except Razorpay's own description. */
export function razorpayClient({ address, keyId, keySecret, timeoutMs = 10_000 }: RazorpayAccess): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (answer, { method, path, body, headers }) => {
    const request: RequestInit = {
      method,
      headers: { authorization, ...headersOf(body), ...headers },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      // Another host must not receive the keys.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    };
    const { status, text } = await send(`${address()}${path}`, request);
    const json = jsonOf(text);
    if (status >= 500 || TEMPORARY.includes(status))
      throw new ProviderUnavailable(`The payment provider answered with status ${status}`);
    if (status >= 400)
      throw refusalOf(json) ?? new ProviderRefusal(`The payment provider answered with status ${status}`);
    const parsed = answer.safeParse(json);
    if (!parsed.success)
      throw new ProviderUnavailable(
        `The payment provider answered in an unknown form: ${shapeOf(parsed.error)}`,
      );
    return parsed.data;
  };
}

/** Returns the Content-Type header of a JSON body. For a form, fetch sets the header itself, with the boundary of the parts. */
function headersOf(body: Call['body']): Record<string, string> {
  return body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {};
}

/** Returns null if the error says that Razorpay does not know an ID. Throws any other error. */
export function nullIfUnknown(error: unknown): null {
  const isUnknown = error instanceof ProviderRefusal && /does not exist|not a valid id/i.test(error.message);
  if (isUnknown) return null;
  throw error;
}

async function send(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new ProviderUnavailable(
      isLate ? 'The payment provider did not answer in time' : 'The payment provider cannot be reached',
      {
        cause,
      },
    );
  }
}

/** Parses JSON. Returns undefined for any other text, because the error of JSON.parse would quote it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(json: unknown): ProviderRefusal | null {
  const error = Problem.safeParse(json).data?.error;
  return error ? new ProviderRefusal(error.description, error.field) : null;
}

/** Returns the names of the fields with problems, without their values. */
function shapeOf({ issues }: z.ZodError): string {
  return issues.map(({ path, code }) => `${path.join('.') || 'the whole'} (${code})`).join(', ');
}

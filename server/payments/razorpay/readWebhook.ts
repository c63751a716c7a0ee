import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentNews, PaymentProvider } from '../paymentProvider.js';

const entity = z.object({ entity: z.object({ id: z.string() }) }).optional();

const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: entity,
    payment: entity,
    dispute: entity,
    transfer: entity,
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
});

const Timed = z.object({ created_at: z.int() });

/** A webhook with a correct signature. Its body is parsed, but not validated. */
interface SignedWebhook {
  eventId: string;
  /** The time of the event, read from the signed body; null if the body has none. */
  createdAt: Date | null;
  json: unknown;
}

/** Returns a function that reads Razorpay's webhooks. Only the event's name and IDs are taken from the body. */
export function webhookReader(secrets: readonly string[]): PaymentProvider['readWebhook'] {
  return (body, headers) => {
    const webhook = signedWebhook(secrets, body, headers);
    return webhook && newsIn(webhook);
  };
}

/**
 * Returns a webhook that was signed with one of the secrets; null otherwise. Earlier secrets remain valid, because a
 * webhook that is delivered again keeps its first signature. The event ID is not signed.
 */
export function signedWebhook(
  secrets: readonly string[],
  body: Buffer,
  headers: Parameters<PaymentProvider['readWebhook']>[1],
): SignedWebhook | null {
  const signature = headers['x-razorpay-signature'];
  const eventId = headers['x-razorpay-event-id'];
  if (typeof signature !== 'string' || typeof eventId !== 'string' || eventId === '') return null;
  // Compares with every secret, so that the response time does not reveal which one fits.
  const fits = secrets.map((secret) => isSignedBy(secret, body, signature));
  if (!fits.includes(true)) return null;
  const json = jsonOf(body);
  const seconds = Timed.safeParse(json).data?.created_at;
  return { eventId, createdAt: seconds === undefined ? null : new Date(seconds * 1_000), json };
}

/** Returns the signature of a webhook: HMAC-SHA256 of its body, in hex. */
export function signatureOf(body: Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function isSignedBy(secret: string, body: Buffer, signature: string): boolean {
  const expected = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function newsIn({ eventId, createdAt, json }: SignedWebhook): PaymentNews | null {
  const { data } = Event.safeParse(json);
  if (!data) return null;
  const { payment_link: page, payment, refund, dispute, transfer } = data.payload;
  return {
    eventId,
    createdAt,
    type: data.event,
    pageReference: page?.entity.id ?? null,
    paymentReference: payment?.entity.id ?? refund?.entity.payment_id ?? null,
    chargebackReference: dispute?.entity.id ?? null,
    transferReference: transfer?.entity.id ?? null,
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

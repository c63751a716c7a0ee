import { z } from 'zod';
import type { PayoutProvider } from '../payoutProvider.js';
import { signedWebhook } from '../razorpay/readWebhook.js';

const PayoutEvent = z.object({
  event: z.string(),
  payload: z.object({
    payout: z.object({ entity: z.object({ reference_id: z.string().nullish() }) }).optional(),
  }),
});

/** Returns a function that reads RazorpayX's webhooks. Nothing else than the key of a payout is taken from the body. */
export function payoutWebhookReader(secrets: readonly string[]): PayoutProvider['readWebhook'] {
  return (body, headers) => {
    const webhook = signedWebhook(secrets, body, headers);
    const { data } = PayoutEvent.safeParse(webhook?.json);
    if (!webhook || !data) return null;
    const key = data.payload.payout?.entity.reference_id || null;
    return { eventId: webhook.eventId, type: data.event, key };
  };
}

import { z } from 'zod';
import type { PayoutProvider } from '../payoutProvider.js';
import { signedWebhook } from '../razorpay/readWebhook.js';

const PayoutEvent = z.object({
  event: z.string(),
  payload: z.object({
    payout: z.object({ entity: z.object({ reference_id: z.string().nullish() }) }).optional(),
    payout_link: z.object({ entity: z.object({ receipt: z.string().nullish() }) }).optional(),
  }),
});

/**
 * Returns a function that reads RazorpayX's webhooks. Only the event's name and the key of its payout or payout link are taken
 * from the body.
 */
export function payoutWebhookReader(secrets: readonly string[]): PayoutProvider['readWebhook'] {
  return (body, headers) => {
    const webhook = signedWebhook(secrets, body, headers);
    const { data } = PayoutEvent.safeParse(webhook?.json);
    if (!webhook || !data) return null;
    const { payout, payout_link: link } = data.payload;
    const key = payout?.entity.reference_id || link?.entity.receipt || null;
    const { eventId, createdAt } = webhook;
    return { eventId, createdAt, type: data.event, key };
  };
}

import type { APIRequestContext } from '@playwright/test';
import { ask, type Person } from '../people';

/** Opens a dispute about the first fulfillment of a delivered order, as its buyer. */
export async function openDispute(
  request: APIRequestContext,
  { token }: Person,
  orderId: string,
): Promise<void> {
  const { order } = await ask<{ order: { fulfillments: { id: string }[] } }>(
    request,
    'query ($orderId: ID!) { order(id: $orderId) { fulfillments { id } } }',
    { orderId },
    token,
  );
  const statement = 'Three pages are torn.';
  const input = { fulfillmentId: order.fulfillments[0]?.id, reason: 'NOT_AS_DESCRIBED', statement };
  const query =
    'mutation ($input: OpenDisputeInput!) { openDispute(input: $input) { userErrors { message } } }';
  await ask(request, query, { input }, token);
}

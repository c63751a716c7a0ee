import { payoutsAtProvider } from '../../persistence/queries/payouts/providerPayouts.js';
import { requireAbility } from '../requireAbility.js';
import { applyPayoutState } from './applyPayoutState.js';
import type { PayoutPorts } from './payoutPorts.js';

const DAY_MS = 86_400_000;

/** Number of days in which a payout may come back. Banks return payouts until the third working day. */
const RETURN_DAYS = 8;

/** Looks for recent payouts that came back without a webhook. Reads the provider's list, 100 payouts per request. */
export async function followPayouts(ports: PayoutPorts): Promise<void> {
  await requireAbility(ports, 'payouts:send');
  const { payouts: provider, clock, database } = ports;
  if (!provider) return;
  const to = clock.now();
  const from = new Date(to.getTime() - RETURN_DAYS * DAY_MS);
  for await (const page of provider.listPayouts({ from, to })) {
    const keys = page.flatMap(({ key }) => key ?? []);
    const known = await payoutsAtProvider(database, provider.name, keys);
    for (const { key, ...payout } of page)
      if (key !== null && known.has(key))
        await applyPayoutState(ports, key, { ...payout, provider: provider.name });
  }
}

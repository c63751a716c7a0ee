import type { PayoutTerms } from '../../domain/payouts/payoutTerms.js';
import type { PayoutSimulator } from '../../simulators/payouts/payoutSimulator.js';
import type { Payout } from '../../simulators/payouts/payoutBooks.js';
import { followPayouts } from '../../usecases/payouts/followPayouts.js';
import { checkPayout, sendPayouts } from '../../usecases/payouts/sendPayouts.js';
import { TestClock } from '../clock.js';
import { jobPorts } from '../mail/mail.js';
import type { TestMarketplace } from '../marketplace.js';
import { openPayoutSimulation } from './payoutSimulation.js';
import { openPayoutShop, runPayoutJob, type PayoutShop } from './payouts.js';

/** A marketplace whose payouts are made by a simulator, on the day of the arrival. */
export interface SendingShop extends PayoutShop {
  payouts: PayoutSimulator;
  close(): Promise<void>;
}

/** Opens a marketplace whose payouts are made by a simulator. Payout accounts need no proof unless the terms say so. */
export async function openSendingShop(
  options: { timeoutMs?: number } = {},
  terms: Partial<PayoutTerms> = {},
): Promise<SendingShop> {
  const clock = new TestClock();
  const simulation = await openPayoutSimulation(clock, options);
  const shop = await openPayoutShop(0, terms, { clock, payouts: simulation.provider });
  simulation.sendWebhooksTo(`${shop.paying.marketplace.url}/api/webhooks/payouts`);
  await shop.pass(1);
  return {
    ...shop,
    payouts: simulation.simulator,
    async close() {
      await simulation.close();
      await shop.paying.close();
    },
  };
}

/** Prepares payouts and runs the job that sends them. Returns the message of the provider's error; null if there is none. */
export async function prepareAndSend({ paying }: PayoutShop): Promise<string | null> {
  await runPayoutJob(paying);
  return sendOnce(paying.marketplace);
}

/** Runs the job that sends payouts and follows them. Returns the message of the provider's error; null if there is none. */
export async function sendOnce(marketplace: TestMarketplace): Promise<string | null> {
  try {
    await sendPayouts(jobPorts(marketplace));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Waits for the webhooks that are under way, and runs the jobs that they have queued. Returns the number of jobs. */
export async function takeWebhooks({ paying: { marketplace }, payouts }: SendingShop): Promise<number> {
  await payouts.deliveries();
  const jobs = await marketplace.database.query<{ data: { payoutId: string } }>(
    "WITH taken AS (DELETE FROM queue.job WHERE name = 'check-payout' RETURNING data) SELECT data FROM taken",
  );
  for (const { data } of jobs) await checkPayout(jobPorts(marketplace), data);
  return jobs.length;
}

/** Runs the hourly job that reads the provider's list of payouts. */
export const followList = ({ paying }: PayoutShop) => followPayouts(jobPorts(paying.marketplace));

/** Returns all payouts at the simulator, in the order in which they were made. */
export const madeBy = ({ books }: PayoutSimulator): Payout[] => [...books.payouts.values()];

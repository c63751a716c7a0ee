import {
  chargebacksToSend,
  undecidedChargebacks,
  type StoredChargeback,
} from '../../persistence/queries/payments/chargebacks.js';
import { each } from '../payments/online/each.js';
import { providerOf, type PaymentPorts } from '../payments/online/paymentPorts.js';
import { requireAbility } from '../requireAbility.js';
import { sendAnswer, type AnswerPorts } from './sendAnswer.js';
import { takeInChargeback } from './takeInChargeback.js';

/** Maximum age of the chargebacks that are read from the provider's list, in milliseconds. */
const NEW_MS = 3 * 24 * 60 * 60_000;

/** Reads a chargeback that a webhook named, and records its state. */
export async function readChargeback(
  ports: PaymentPorts,
  { reference }: { reference: string },
): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const chargeback = await ports.payments?.provider.chargeback(reference);
  if (chargeback) await takeInChargeback(ports, chargeback);
}

/**
 * Reads from the provider what webhooks may have missed: the chargebacks of the last three days, and decisions about
 * open ones. Then sends all staff answers that the provider has not accepted.
 */
export async function followChargebacks(ports: AnswerPorts): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  if (!ports.payments) return;
  const { database, clock } = ports;
  const to = clock.now();
  const span = { from: new Date(to.getTime() - NEW_MS), to };
  for await (const listed of ports.payments.provider.listChargebacks(span))
    for (const chargeback of listed) await takeInChargeback(ports, chargeback);
  const failures = [
    ...(await each(
      (page) => undecidedChargebacks(database, page),
      (chargeback) => follow(ports, chargeback),
    )),
    ...(await each(
      (page) => chargebacksToSend(database, page),
      ({ id }) => sendAnswer(ports, { chargebackId: id }),
    )),
  ];
  if (failures[0]) throw failures[0];
}

async function follow(ports: PaymentPorts, { provider, reference }: StoredChargeback): Promise<void> {
  const chargeback = await providerOf(ports, provider).provider.chargeback(reference);
  if (chargeback) await takeInChargeback(ports, chargeback);
}

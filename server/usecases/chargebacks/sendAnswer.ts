import { buffer } from 'node:stream/consumers';
import { ProviderRefusal, type ProviderChargeback } from '../../payments/paymentProvider.js';
import { ChargebackEntity } from '../../persistence/entities/onlinePayments.js';
import { chargebackById, type StoredChargeback } from '../../persistence/queries/payments/chargebacks.js';
import { providerOf, type PaymentPorts } from '../payments/online/paymentPorts.js';
import { requireAbility } from '../requireAbility.js';
import type { OnlinePayments, Ports } from '../scope.js';
import { evidenceOf } from './evidenceOf.js';
import { takeInChargeback } from './takeInChargeback.js';

export type AnswerPorts = PaymentPorts & Pick<Ports, 'files' | 'operator' | 'payoutTerms'>;

/** The columns that are cleared when the provider refuses an answer, so that staff can answer again. */
const UNANSWERED = { answer: null, explanation: null, answeredBy: null, answeredAt: null } as const;

/**
 * Sends the answer of staff to the provider. If the provider refuses it, deletes the answer and stores the reason for staff.
 * Does nothing if the answer was already sent.
 */
export async function sendAnswer(
  ports: AnswerPorts,
  { chargebackId: id }: { chargebackId: string },
): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const chargeback = await chargebackById(ports.database, id);
  if (!chargeback?.answer || chargeback.sentAt || chargeback.endedAt) return;
  const online = providerOf(ports, chargeback.provider);
  try {
    const answered = await send(ports, online, chargeback);
    const sent = { sentAt: ports.clock.now(), failure: null };
    await ports.database.transaction((tx) => tx.update(ChargebackEntity, { id }, sent));
    await takeInChargeback(ports, answered);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const refused = { ...UNANSWERED, failure: error.message };
    await ports.database.transaction((tx) => tx.update(ChargebackEntity, { id }, refused));
  }
}

async function send(
  ports: AnswerPorts,
  { provider, drawEvidence }: OnlinePayments,
  chargeback: StoredChargeback,
): Promise<ProviderChargeback> {
  const { answer, reference, amount, explanation } = chargeback;
  if (answer === 'ACCEPTED') return provider.acceptChargeback(reference);
  const evidence = await evidenceOf(ports, chargeback, { withPhotos: true });
  if (!evidence) throw new ProviderRefusal('The payment belongs to no order, so there is no evidence');
  return provider.contestChargeback({
    reference,
    amount,
    explanation: explanation ?? '',
    evidence: await buffer(await drawEvidence(evidence)),
  });
}

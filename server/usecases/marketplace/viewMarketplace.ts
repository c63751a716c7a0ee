import type { Operator } from '../../domain/marketplace/operator.js';
import type { Policy } from '../../domain/marketplace/policy.js';
import type { OnlinePaymentOffer } from '../../domain/payments/onlinePayment.js';
import { today, type DayPorts, type Ports } from '../scope.js';

/** Facts about the marketplace that are the same for every viewer. */
export interface Marketplace {
  today: string;
  timeZone: string;
  onlinePayment: OnlinePaymentOffer;
  /** Null if the operator has not been named. */
  operator: Operator | null;
  policies: readonly Policy[];
  /** Number of hours within which staff answer a message from a complainant. */
  complaintAnswerHours: number;
}

/** Returns the facts of the marketplace, such as its calendar and its policies. Visitors can read them. */
export function viewMarketplace(
  ports: DayPorts & Pick<Ports, 'operator' | 'policies' | 'payments' | 'deadlineDays'>,
): Marketplace {
  const { timeZone, operator, policies, payments, deadlineDays } = ports;
  const onlinePayment = payments?.offer ?? 'NONE';
  const complaintAnswerHours = deadlineDays.COMPLAINT_ANSWER * 24;
  return { today: today(ports), timeZone, onlinePayment, operator, policies, complaintAnswerHours };
}

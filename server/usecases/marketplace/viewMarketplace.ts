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
}

/**
 * Returns the marketplace's time zone, current date, operator, policies and offer of online payment. Visitors can read them.
 */
export function viewMarketplace(
  ports: DayPorts & Pick<Ports, 'operator' | 'policies' | 'payments'>,
): Marketplace {
  const { timeZone, operator, policies, payments } = ports;
  const onlinePayment = payments?.offer ?? 'NONE';
  return { today: today(ports), timeZone, onlinePayment, operator, policies };
}

import { money, zero, type Money } from '../../../domain/money/money.js';
import type { BlockStatus, DepositSecurity } from '../../../domain/payments/depositBlock.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';

/** The amount that a bank blocks for the deposits of an order. */
export interface DepositBlock {
  status: BlockStatus;
  /** The deposits that the viewer sees; zero for a viewer who may not see the money. */
  amount: Money;
  /** The captured amount; zero for sellers, and for a viewer who may not see the money. */
  captured: Money;
  expiresAt: Date;
}

/** The way in which the deposits of an order are secured, and the block if a bank blocks them. */
export interface SecuredDeposits {
  /** Null for an order without deposits, and until the buyer has chosen to pay the deposits or have them blocked. */
  depositSecurity: DepositSecurity | null;
  depositBlock: DepositBlock | null;
}

type Securing = Pick<StoredOrder, 'depositBlock' | 'onlinePayment'>;

/**
 * Returns the way in which a deposit of this amount is secured. Null for a zero amount, and until the buyer has chosen to pay
 * the deposit or have it blocked.
 */
export function depositSecurityOf(
  { depositBlock, onlinePayment }: Securing,
  amount: number,
): DepositSecurity | null {
  const isOpen = onlinePayment?.status === 'AWAITING' && onlinePayment.blockable !== null;
  if (amount === 0 || isOpen) return null;
  return depositBlock ? 'BLOCKED' : 'CHARGED';
}

/** Returns the way in which the deposits of an order are secured. `depositTotal` is the part that the viewer sees. */
export function securedDepositsOf(
  order: Securing & Pick<StoredOrder, 'currency'>,
  depositTotal: Money,
  { seesMoney, seesPayment }: { seesMoney: boolean; seesPayment: boolean },
): SecuredDeposits {
  const { depositBlock: block, currency } = order;
  const depositSecurity = depositSecurityOf(order, depositTotal.amount);
  if (!block || !depositSecurity) return { depositSecurity, depositBlock: null };
  const { status, expiresAt } = block;
  const amount = seesMoney ? depositTotal : zero(currency);
  const captured = seesPayment ? money(block.captured, currency) : zero(currency);
  return { depositSecurity, depositBlock: { status, amount, captured, expiresAt } };
}

import { money, zero, type Money } from '../../../domain/money/money.js';
import type { BlockStatus, DepositSecurity } from '../../../domain/payments/depositBlock.js';
import type { StoredOrder } from '../../../persistence/queries/orders/storedOrder.js';

/** The amount that a bank blocks for the deposits of an order. */
export interface DepositBlock {
  status: BlockStatus;
  /** All deposits of the order; zero for a viewer who may not see its money. */
  amount: Money;
  /** The part of it that was charged; zero for sellers. */
  captured: Money;
  expiresAt: Date;
}

/** The way in which the deposits of an order are secured, and the block if they are blocked. */
export interface SecuredDeposits {
  /** Null without deposits, and while the buyer can still choose. */
  depositSecurity: DepositSecurity | null;
  depositBlock: DepositBlock | null;
}

type Securing = Pick<StoredOrder, 'depositBlock' | 'onlinePayment'>;

/** Returns how a deposit of this amount is secured in an order; null without a deposit, and while the buyer can still choose. */
export function depositSecurityOf(
  { depositBlock, onlinePayment }: Securing,
  amount: number,
): DepositSecurity | null {
  const isOpen = onlinePayment?.status === 'AWAITING' && onlinePayment.blockable !== null;
  if (amount === 0 || isOpen) return null;
  return depositBlock ? 'BLOCKED' : 'CHARGED';
}

/** Returns how the deposits of an order are secured. `depositTotal` is the viewer's part of them. */
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

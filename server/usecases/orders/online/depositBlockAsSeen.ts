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
  /**
   * TO_PAY if any of the deposits is still to be paid. Null if no deposit is to be paid or was paid, while the buyer can still
   * choose, and for a viewer who may not see the money, unless the deposits are blocked.
   */
  depositSecurity: DepositSecurity | null;
  depositBlock: DepositBlock | null;
}

/** Returns the way in which the deposit of a line is secured, as its viewer may see it. */
export function securityAsSeen(
  security: DepositSecurity | null,
  { onlinePayment }: Pick<StoredOrder, 'onlinePayment'>,
  seesMoney: boolean,
): DepositSecurity | null {
  if (onlinePayment?.status === 'AWAITING' && onlinePayment.blockable !== null) return null;
  return seesMoney || security === 'BLOCKED' ? security : null;
}

/** The lines of an order that the viewer sees. */
interface SeenLines {
  items: readonly Pick<SecuredDeposits, 'depositSecurity'>[];
  depositTotal: Money;
}

const SHOWN_FIRST: readonly DepositSecurity[] = ['BLOCKED', 'TO_PAY', 'CHARGED'];

/** Returns the way in which the deposits of an order are secured. */
export function securedDepositsOf(
  order: Pick<StoredOrder, 'depositBlock' | 'currency'>,
  { items, depositTotal }: SeenLines,
  { seesMoney, seesPayment }: { seesMoney: boolean; seesPayment: boolean },
): SecuredDeposits {
  const { depositBlock: block, currency } = order;
  const found = items.map((item) => item.depositSecurity);
  const depositSecurity = SHOWN_FIRST.find((security) => found.includes(security)) ?? null;
  if (!block || depositSecurity !== 'BLOCKED') return { depositSecurity, depositBlock: null };
  const { status, expiresAt } = block;
  const amount = seesMoney ? depositTotal : zero(currency);
  const captured = seesPayment ? money(block.captured, currency) : zero(currency);
  return { depositSecurity, depositBlock: { status, amount, captured, expiresAt } };
}

import type { Side } from '../../domain/orders/orderStatus.js';
import { endOf, type DeadlineDays } from '../../domain/orders/deadlines.js';
import { allowedPaymentActions, payerOf } from '../../domain/payments/payment.js';
import type { Unmarked } from '../../domain/payments/unmarked.js';
import { upiLink } from '../../domain/payments/upi.js';
import { orderNumber } from '../../notifications/mailParts.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { SecretBox } from '../../secrets/secretBox.js';
import { readableUpiAddress } from '../../secrets/upiAddress.js';
import type { OpenPayment } from './payment.js';
import { openPaymentIn, unmarkedIn } from './storedMoney.js';

/**
 * Returns the open payment of a fulfillment as this side may see it. `side` is null for a viewer who cannot act. Only the side
 * that has to pay now sees the other side's UPI address.
 */
export function openPaymentAsSeen(
  order: Pick<StoredOrder, 'id' | 'buyerAsPayee' | 'depositBlock'>,
  fulfillment: StoredFulfillment,
  { side, days, secrets }: { side: Side | null; days: DeadlineDays; secrets: SecretBox },
): OpenPayment {
  const open = openPaymentIn(fulfillment);
  const unmarked = unmarkedIn(order, fulfillment);
  const can = new Set(allowedPaymentActions(open, side, unmarked?.end ?? null));
  const payee = payerOf(open) === 'BUYER' ? fulfillment.sellerAsPayee : order.buyerAsPayee;
  const address = can.has('markPaid') ? upiAddressOf(secrets, payee) : null;
  return {
    state: open.state,
    amount: open.amount,
    deposit: open.deposit,
    upiAddress: address,
    upiLink:
      address &&
      upiLink({ address, name: payee.name, amount: open.amount, note: `Order ${orderNumber(order.id)}` }),
    isOnline: open.isOnline,
    ...endsOf(fulfillment, { open, unmarked, days }),
    viewerCanMarkPaid: can.has('markPaid'),
    viewerCanConfirm: can.has('confirmPayment'),
    viewerCanReportMissing: can.has('reportPaymentMissing'),
  };
}

function upiAddressOf(
  secrets: SecretBox,
  { id, sealedUpiAddress }: StoredFulfillment['sellerAsPayee'],
): string | null {
  return readableUpiAddress(
    secrets,
    sealedUpiAddress === null ? null : Buffer.from(sealedUpiAddress, 'hex'),
    id,
  );
}

/** Returns the times at which a direct payment ends if nobody acts. At most one of them is set. */
function endsOf(
  { payments }: StoredFulfillment,
  { open, unmarked, days }: { open: Opened; unmarked: Unmarked | null; days: DeadlineDays },
): Pick<OpenPayment, 'countsFrom' | 'complaintFrom'> {
  if (unmarked) {
    const endsAt = endOf('UNMARKED', unmarked.since, days);
    const becomesComplaint = unmarked.end === 'COMPLAINT';
    return { countsFrom: becomesComplaint ? null : endsAt, complaintFrom: becomesComplaint ? endsAt : null };
  }
  const marked = open.isOnline ? undefined : payments.find(({ id }) => id === open.pending?.id);
  return { countsFrom: marked ? endOf('PAYMENT', marked.createdAt, days) : null, complaintFrom: null };
}

type Opened = ReturnType<typeof openPaymentIn>;

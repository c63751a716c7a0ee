import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LedgerEntryKind, OrderStatus, PaymentMethod } from '../../shared/contract/schema.generated';

/** Labels of the statuses of orders and fulfillments, in the order of their steps. */
export const ORDER_STATUS_LABELS: Record<OrderStatus, MessageDescriptor> = {
  PENDING: msg`Pending`,
  CONFIRMED: msg`Confirmed`,
  SHIPPED: msg`Shipped`,
  DELIVERED: msg`Delivered`,
  RETURNED: msg`Returned`,
  LOST: msg`Lost`,
  CANCELLED: msg`Cancelled`,
};

/** Labels used instead of ORDER_STATUS_LABELS if the buyer picks the books up. */
const PICK_UP_LABELS: Partial<Record<OrderStatus, MessageDescriptor>> = {
  SHIPPED: msg`Ready for pick-up`,
  DELIVERED: msg`Picked up`,
};

/** Returns the label of a status, in the words for pick-ups if the buyer picks the books up. */
export function statusLabel(status: OrderStatus, isPickedUp: boolean): MessageDescriptor {
  return (isPickedUp ? PICK_UP_LABELS[status] : undefined) ?? ORDER_STATUS_LABELS[status];
}

/** Labels of the payment methods, in their fixed order (docs/marketplace.md, Screens). */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, MessageDescriptor> = {
  CREDIT_CARD: msg`Credit Card`,
  DEBIT_CARD: msg`Debit Card`,
  UPI: msg`UPI`,
  NET_BANKING: msg`Net Banking`,
};

export const LEDGER_ENTRY_LABELS: Record<LedgerEntryKind, MessageDescriptor> = {
  CHARGE: msg`Charge`,
  DEPOSIT_HELD: msg`Deposit held`,
  DEPOSIT_RELEASED: msg`Deposit returned`,
  DEPOSIT_WITHHELD: msg`Deposit withheld`,
  REFUND: msg`Refund`,
  LATE_FEE: msg`Late fee`,
  DELIVERY: msg`Delivery`,
  DELIVERY_REFUND: msg`Delivery refunded`,
  PURCHASE: msg`Purchase`,
  DEPOSIT_SPENT: msg`Paid from the deposit`,
};

/** Labels of the movements of a blocked deposit, which is neither paid nor paid back. */
export const BLOCKED_LABELS: Partial<Record<LedgerEntryKind, MessageDescriptor>> = {
  DEPOSIT_HELD: msg`Deposit blocked`,
  DEPOSIT_RELEASED: msg`Deposit released`,
};

/** Labels of charges, deposits and refunds that one side still has to pay. */
export const UNPAID_LABELS: Partial<Record<LedgerEntryKind, MessageDescriptor>> = {
  CHARGE: msg`To pay`,
  DELIVERY: msg`Delivery to pay`,
  DELIVERY_REFUND: msg`Delivery to refund`,
  DEPOSIT_HELD: msg`Deposit to pay`,
  PURCHASE: msg`Purchase to pay`,
  REFUND: msg`Refund to pay`,
  DEPOSIT_RELEASED: msg`Deposit to return`,
};

/** Labels of refunds that a payment provider has not completed yet. */
export const UNDER_WAY_LABELS: Partial<Record<LedgerEntryKind, MessageDescriptor>> = {
  REFUND: msg`Refund on its way`,
  DELIVERY_REFUND: msg`Delivery refund on its way`,
  DEPOSIT_RELEASED: msg`Deposit on its way back`,
};

/** Labels of movements that need no payment, because charges and refunds cancel each other out. */
export const CANCELLED_LABELS: Partial<Record<LedgerEntryKind, MessageDescriptor>> = {
  CHARGE: msg`Charge, not paid`,
  DELIVERY: msg`Delivery, not paid`,
  DELIVERY_REFUND: msg`Delivery cancelled`,
  DEPOSIT_HELD: msg`Deposit, not paid`,
  PURCHASE: msg`Purchase, not paid`,
  REFUND: msg`Charge cancelled`,
  DEPOSIT_RELEASED: msg`Deposit cancelled`,
};

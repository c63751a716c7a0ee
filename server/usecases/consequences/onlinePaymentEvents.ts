import type { OnlinePaymentEvents } from '../../domain/events/onlinePaymentEvents.js';
import { topics } from '../../liveTopics/liveTopics.js';
import { captureRefunded } from '../notifications/kinds/payments/captureRefunded.js';
import { chargebackChanged } from '../notifications/kinds/payments/chargebackChanged.js';
import { chargebackToAnswer } from '../notifications/kinds/payments/chargebackToAnswer.js';
import { depositBlockChanged } from '../notifications/kinds/payments/depositBlockChanged.js';
import { depositCaptured } from '../notifications/kinds/payments/depositCaptured.js';
import { paymentExpired } from '../notifications/kinds/payments/paymentExpired.js';
import { rentalPaymentExpired } from '../notifications/kinds/payments/rentalPaymentExpired.js';
import { refundAccountGiven } from '../notifications/kinds/payments/refundAccountGiven.js';
import { refundMade } from '../notifications/kinds/payments/refundMade.js';
import { refundPayoutChanged } from '../notifications/kinds/payments/refundPayoutChanged.js';
import { wrongAmountPaid } from '../notifications/kinds/payments/wrongAmountPaid.js';
import type { EventRegistry } from '../recording.js';
import { screensOfOrder } from './screens.js';
import { earnAfterCapture, earnAfterPayment, settleAfterChargeback } from './settlements.js';

/** Descriptions and consequences of the events about online payments. */
export const ONLINE_PAYMENT_EVENTS: Pick<EventRegistry, keyof OnlinePaymentEvents> = {
  PaymentPageOpened: {
    description: 'The provider opened the page on which an order is paid.',
    // Only the buyer's screens need this event.
    isNotKept: true,
    topics: ({ orderId }) => [topics.order(orderId)],
  },
  OnlinePaymentChanged: {
    description: 'The online payment of an order began, arrived, expired, or was cancelled or replaced.',
    topics: ({ orderId, buyerId }) => [topics.order(orderId), topics.cart(buyerId)],
    mail: [paymentExpired],
    reactions: [earnAfterPayment],
  },
  RentalPaymentChanged: {
    description:
      'The online payment of the extension or purchase of rented copies began, arrived, expired or was given up.',
    topics: ({ orderId }) => [topics.order(orderId)],
    mail: [rentalPaymentExpired],
  },
  CaptureRefunded: {
    description:
      'A buyer paid too late, twice, another amount, or after choosing to pay directly, so the provider pays it back.',
    topics: ({ orderId }) => [topics.order(orderId)],
    mail: [captureRefunded, wrongAmountPaid],
  },
  ChargebackChanged: {
    description: 'The bank of a buyer questioned an online payment, or decided about it.',
    topics: ({ orderId, sellerIds }) => [topics.order(orderId), ...sellerIds.map(topics.shop)],
    mail: [chargebackChanged, chargebackToAnswer],
    reactions: [settleAfterChargeback],
  },
  RefundAccountGiven: {
    description: 'A buyer gave the account to which refunds of an order are paid out.',
    topics: ({ orderId }) => [topics.order(orderId)],
    mail: [refundAccountGiven],
  },
  RefundPayoutChanged: {
    description: 'A buyer was sent a payout link for a refund, or a refund by payout failed or came back.',
    topics: ({ orderId }) => [topics.order(orderId)],
    mail: [refundPayoutChanged],
  },
  DepositBlockChanged: {
    description: 'The block of the deposits of an order ends soon, is released or has expired.',
    topics: ({ orderId, sellerIds }) => [topics.order(orderId), ...sellerIds.map(topics.shop)],
    mail: [depositBlockChanged],
  },
  DepositCaptured: {
    description: 'A part of a blocked deposit was captured, or the provider has refused to.',
    topics: screensOfOrder,
    mail: [depositCaptured],
    reactions: [earnAfterCapture],
  },
  RefundMade: {
    description: 'A part of an order was paid back to its buyer, by a provider or by staff.',
    topics: screensOfOrder,
    mail: [refundMade],
  },
};

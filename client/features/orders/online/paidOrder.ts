import type { OrderStatus, PaymentMethod } from '../../../shared/contract/schema.generated';
import type { OnlinePaymentFragment } from '../../../entities/order/online/OnlinePayment.generated';

export type Payment = NonNullable<OnlinePaymentFragment['payment']>;

/** The fields of an order that the payment panel needs. */
export type PaidOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly viewerCanPayDirectly: boolean;
  readonly buyer: { readonly id: string };
  readonly fulfillments: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly book: { readonly id: string };
    }>;
  }>;
};

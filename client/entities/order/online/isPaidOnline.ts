type Order = {
  readonly payment: object | null;
  readonly fulfillments: ReadonlyArray<{
    readonly openPayment: { readonly isOnline: boolean } | null;
    readonly payments: ReadonlyArray<{ readonly isOnline: boolean }>;
  }>;
};

/** True if an order is or was to be paid online. Sellers learn it from their part, because they see no order payment. */
export function isPaidOnline({ payment, fulfillments }: Order): boolean {
  const isOnline = ({ openPayment, payments }: Order['fulfillments'][number]) =>
    openPayment?.isOnline === true || payments.some((each) => each.isOnline);
  return payment !== null || fulfillments.some(isOnline);
}

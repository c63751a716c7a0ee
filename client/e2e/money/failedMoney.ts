import type { Page } from '@playwright/test';

const inr = (amount: string) => ({ __typename: 'Money', amount, currencyCode: 'INR' });

const REFUND = {
  __typename: 'StuckRefund',
  id: 'refund_1',
  amount: inr('249.50'),
  provider: 'razorpay',
  tries: 5,
  failure: 'The balance is too low',
  failedAt: '2025-11-22T10:15:00.000Z',
  since: '2025-11-22T06:11:00.000Z',
  buyerIsMailed: true,
  viewerCanRetry: true,
  viewerCanSettle: true,
  approval: null,
  order: { __typename: 'Order', id: 'order_01h455vb4pex5vsknk084sn02q' },
  buyer: { __typename: 'User', id: 'user_meera', name: 'Meera Nair' },
};

const PAYMENT = {
  __typename: 'UnknownPayment',
  id: 'attempt_1',
  provider: 'razorpay',
  reference: 'pay_QxT7mZ4d81Kf2b',
  amount: inr('5000.00'),
  status: 'CAPTURED',
  recordedAt: '2025-11-22T10:15:00.000Z',
  viewerCanSettle: true,
  approval: null,
};

const TRANSFER = {
  __typename: 'FailedTransfer',
  id: 'transfer_1',
  kind: 'REFUSED',
  amount: inr('224.55'),
  provider: 'razorpay',
  reason: 'Your account does not have enough balance',
  since: '2025-11-20T10:15:00.000Z',
  triedAt: '2025-11-22T10:15:00.000Z',
  daysOpen: 2,
  order: REFUND.order,
  seller: { __typename: 'User', id: 'user_ravi', name: 'Ravi Deshpande' },
};

const DEBT = {
  __typename: 'SellerDebt',
  id: TRANSFER.seller.id,
  amount: inr('90.00'),
  since: '2025-11-20T10:15:00.000Z',
  daysOpen: 2,
  viewerCanSettle: true,
  approval: null,
  seller: TRANSFER.seller,
};

const STRANDED = {
  __typename: 'StrandedPayout',
  id: 'payout_1',
  amount: inr('224.55'),
  provider: 'razorpayx',
  account: '2323230041626905',
  sentAt: '2025-11-20T10:15:00.000Z',
  daysOpen: 2,
  kind: 'PAYOUT',
  recipient: TRANSFER.seller,
  order: null,
};

const BLOCK = {
  __typename: 'BlockIssue',
  id: 'capture_1',
  kind: 'CAPTURE_REFUSED',
  amount: inr('80.00'),
  owed: inr('80.00'),
  provider: 'simulator',
  expiresAt: '2026-01-22T10:15:00.000Z',
  reason: 'The bank has refused the debit',
  refusedAt: '2025-11-22T10:15:00.000Z',
  order: REFUND.order,
  buyer: REFUND.buyer,
  seller: TRANSFER.seller,
};

const pageOf = (name: string, nodes: object[]) => ({
  __typename: `${name}Connection`,
  totalCount: nodes.length,
  totalIsCapped: false,
  edges: nodes.map((node) => ({ __typename: `${name}Edge`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

/**
 * Simulates failed refunds and transfers, debts, stranded payouts, blocked deposits and payments of unknown origin. Responds
 * in place of the server to the queries and steps about them, because neither the simulator nor the demo data can produce
 * these cases within a test.
 */
export async function pretendFailedMoney(page: Page): Promise<void> {
  let refunds = [REFUND];
  let payments = [PAYMENT];
  const ANSWERS: Record<string, () => object> = {
    StuckRefunds: () => ({ stuckRefunds: pageOf('StuckRefund', refunds) }),
    FailedTransfers: () => ({ failedTransfers: pageOf('FailedTransfer', [TRANSFER]) }),
    SellerDebts: () => ({ sellerDebts: pageOf('SellerDebt', [DEBT]) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf('StrandedPayout', [STRANDED]) }),
    BlockIssues: () => ({ blockIssues: pageOf('BlockIssue', [BLOCK]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf('UnknownPayment', payments) }),
    SettleRefund: () => {
      refunds = [];
      return {
        settleRefund: {
          __typename: 'SettleRefundPayload',
          order: REFUND.order,
          approval: null,
          userErrors: [],
        },
      };
    },
    SettleUnknownPayment: () => {
      payments = [];
      const payload = {
        __typename: 'SettleUnknownPaymentPayload',
        payment: PAYMENT,
        approval: null,
        userErrors: [],
      };
      return { settleUnknownPayment: payload };
    },
  };
  await page.route('**/graphql', (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    const answer = ANSWERS[operationName ?? ''];
    return answer ? route.fulfill({ json: { data: answer() } }) : route.fallback();
  });
}

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { moneyOverview, strandedPayout } from '../../../testing/samples/onlineMoney';
import { meera } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';
import type { StrandedPayout } from '../../../testing/serverTypes.generated';

async function openMoney(payouts: Answer<StrandedPayout>[]) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities: ['money:read'] } }),
    MoneyOverview: () => ({ moneyOverview }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf([]) }),
    FailedTransfers: () => ({ failedTransfers: pageOf([]) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf(payouts) }),
    SellerDebts: () => ({ sellerDebts: pageOf([]) }),
    RefundPayouts: () => ({ refundPayouts: pageOf([]) }),
    PendingApprovals: () => ({ pendingApprovals: pageOf([]) }),
    Chargebacks: () => ({ chargebacks: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => ({ reconciliationDifferences: pageOf([]), moneyOverview }),
  });
  await openSite('/money', { token: 'good' });
}

it('A payout or refund without its payout service has the recipient, the age, the reason and the next step', async () => {
  await openMoney([
    strandedPayout(),
    strandedPayout({ id: 'payout_2', kind: 'RELEASE' }),
    strandedPayout({
      id: 'refund_1',
      kind: 'REFUND',
      recipient: { id: 'user_meera', name: 'Meera Nair' },
      order: { id: 'order_01h455vb4pex5vsknk084sn02q' },
    }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Payouts without a payout service' }));
  const [payout, release, refund] = list.getAllByRole('listitem');
  expect(within(payout ?? document.body).getByRole('heading').textContent).toBe('₹224.55 to Ravi Deshpande');
  expect(payout?.textContent).toContain('2 days ago');
  expect(payout?.textContent).toContain('This service is no longer set up');
  expect(payout?.textContent).toContain('Record the result under Payouts.');
  expect(
    within(payout ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/payouts');
  expect(release?.textContent).toContain('only the service can release it');
  expect(refund?.textContent).toContain('₹224.55 to Meera Nair');
  expect(refund?.textContent).toContain('Record the result above, under Refunds by payout.');
  expect(
    within(refund ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/orders/order_01h455vb4pex5vsknk084sn02q');
});

it('The list is absent if there are none', async () => {
  await openMoney([]);
  expect(await screen.findByText('No seller owes anything.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Payouts without a payout service' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { failedTransfer, moneyOverview } from '../../../testing/samples/onlineMoney';
import { meera } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';
import type { FailedTransfer } from '../../../testing/serverTypes.generated';

async function openMoney(failures: Answer<FailedTransfer>[]) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities: ['money:read'] } }),
    MoneyOverview: () => ({ moneyOverview }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf([]) }),
    FailedTransfers: () => ({ failedTransfers: pageOf(failures) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf([]) }),
    SellerDebts: () => ({ sellerDebts: pageOf([]) }),
    RefundPayouts: () => ({ refundPayouts: pageOf([]) }),
    PendingApprovals: () => ({ pendingApprovals: pageOf([]) }),
    Chargebacks: () => ({ chargebacks: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => ({ reconciliationDifferences: pageOf([]), moneyOverview }),
  });
  await openSite('/money', { token: 'good' });
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Failed transfers' })).getAllByRole('listitem');

describe('The failed transfers on the money page', () => {
  it('have the seller, the order, the amount, the age, the reason and the next step', async () => {
    await openMoney([failedTransfer()]);
    const [card] = await cards();
    const shown = within(card ?? document.body);
    expect(shown.getByRole('heading').textContent).toBe('₹224.55 to Ravi Deshpande');
    expect(card?.textContent).toContain('2 days ago');
    expect(shown.getByText('Your account does not have enough balance')).toBeTruthy();
    expect(card?.textContent).toContain('The transfer is retried every 10 minutes. Make sure');
    expect(shown.getByRole('link').getAttribute('href')).toBe('/orders/order_01h455vb4pex5vsknk084sn02q');
  });

  it('say what is paid by the next payout, and what was not taken back', async () => {
    const reversal = { id: 'reversal_1', kind: 'REVERSAL_FAILED', order: null } as const;
    await openMoney([failedTransfer({ kind: 'FAILED' }), failedTransfer(reversal)]);
    const [failed, open] = await cards();
    expect(failed?.textContent).toContain('The next payout to the seller will include this amount');
    expect(open?.textContent).toContain('₹224.55 to be returned by Ravi Deshpande');
    expect(open?.textContent).toContain('Refunds do not wait for it');
    expect(within(open ?? document.body).queryByRole('link')).toBeNull();
  });

  it('say that a transfer is not released, and whom to ask', async () => {
    await openMoney([failedTransfer({ kind: 'RELEASE_REFUSED', reason: 'The account is suspended' })]);
    const [card] = await cards();
    expect(card?.textContent).toMatch(
      /₹224.55 to Ravi Deshpande.*Not released to the seller yet.*The account is suspended/,
    );
    expect(card?.textContent).toContain('The release is retried every 10 minutes. The seller is not paid');
  });

  it('are absent if there are none', async () => {
    await openMoney([]);
    await waitFor(() => expect(requests.some(({ operation }) => operation === 'FailedTransfers')).toBe(true));
    expect(await screen.findByText('No failed refunds.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Failed transfers' })).toBeNull();
  });
});

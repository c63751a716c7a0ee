import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { blockIssue, moneyOverview } from '../../../testing/samples/onlineMoney';
import { money } from '../../../testing/samples/money';
import { meera } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';
import type { BlockIssue } from '../../../testing/serverTypes.generated';

async function openMoney(issues: Answer<BlockIssue>[]) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities: ['money:read'] } }),
    MoneyOverview: () => ({ moneyOverview }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf(issues) }),
    FailedTransfers: () => ({ failedTransfers: pageOf([]) }),
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
  within(await screen.findByRole('list', { name: 'Blocked deposits' })).getAllByRole('listitem');

describe('The blocked deposits on the money page', () => {
  it('that end soon have the buyer, the order, the amount, the end and the next step', async () => {
    await openMoney([blockIssue()]);
    const [card] = await cards();
    const shown = within(card ?? document.body);
    expect(shown.getByRole('heading').textContent).toBe('₹200 of Meera Nair');
    expect(card?.textContent).toContain('28 Nov 2025');
    expect(card?.textContent).toContain('Ask the seller to confirm the return');
    expect(shown.getByRole('link').getAttribute('href')).toBe('/orders/order_01h455vb4pex5vsknk084sn02q');
    expect(shown.queryByText('Still owed to the seller')).toBeNull();
  });

  it('that were refused have the reason, and what the buyer still owes the seller', async () => {
    const refusedAt = '2025-11-22T10:15:00.000Z';
    const captured = { amount: money('80.00'), owed: money('80.00') };
    const seller = { id: 'user_ravi', name: 'Ravi Deshpande' };
    await openMoney([
      blockIssue({ kind: 'RELEASE_REFUSED', reason: 'No release', refusedAt }),
      blockIssue({
        id: 'capture_1',
        kind: 'CAPTURE_REFUSED',
        reason: 'No debit',
        refusedAt,
        seller,
        ...captured,
      }),
    ]);
    const [release, capture] = await cards();
    expect(release?.textContent).toContain('No release');
    expect(release?.textContent).toContain('The release is retried every minute.');
    expect(capture?.textContent).toContain('No debit');
    expect(capture?.textContent).toContain('SellerRavi Deshpande');
    expect(capture?.textContent).toContain('Still owed to the seller₹80');
    expect(capture?.textContent).toContain('There will be no further attempt.');
  });

  it('are absent if there are none', async () => {
    await openMoney([]);
    await waitFor(() => expect(requests.some(({ operation }) => operation === 'BlockIssues')).toBe(true));
    expect(await screen.findByText('No failed refunds.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Blocked deposits' })).toBeNull();
  });
});

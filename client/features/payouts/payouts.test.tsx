import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../testing/fakeServer';
import { money } from '../../testing/samples/money';
import { currentPath, openSite } from '../../testing/openSite';
import { payout, payoutAccount, payoutLine, payoutWith } from '../../testing/samples/payouts';
import { meera, refusal } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';

const pending = payout({ viewerCanMarkPaid: true, viewerCanMarkFailed: true });
const own = payout({ id: 'payout_own', seller: meera, createdAt: new Date().toISOString() });

async function openPayouts(answers: Answers, abilities = ['payouts:settle']) {
  serverAnswers({ Viewer: () => ({ viewer: { ...meera, abilities } }), ...answers });
  return (await openSite('/payouts', { token: 'good' })).person;
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Pending payouts, oldest first' })).getAllByRole('listitem');

describe('The screen of payouts', () => {
  it('is closed to viewers who may not record payouts, and absent from their menu', async () => {
    await openPayouts({}, ['disputes:decide']);
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Payouts' })).toBeNull();
  });

  it('lists the pending payouts with their age, and their orders on demand', async () => {
    const person = await openPayouts({
      PendingPayouts: ({ variables }) => ({
        pendingPayouts: variables['after'] ? pageOf([own], 2, 1) : pageOf([pending], 2),
      }),
      PayoutLines: () => payoutWith(payoutLine('order_123456', '224.55')),
    });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    const [first, second] = await cards();
    expect(first?.textContent).toMatch(/^Ravi Deshpande₹224\.55Pending for \d+ days/);
    expect(first?.textContent).toContain('UPI IDravi@upi');
    expect(second?.textContent).toContain('New');
    expect(within(second ?? document.body).queryByRole('button')).toBeNull();
    await person.click(within(first ?? document.body).getByText('Show the orders'));
    expect(await screen.findByRole('list', { name: 'Orders in this payout' })).toBeTruthy();
    const entries = await screen.findAllByRole('link', { name: 'Payouts' });
    expect(entries[0]?.getAttribute('href')).toBe('/payouts');
  });

  it('shows the bank account only on demand, and lets staff stop the payouts to its seller', async () => {
    const toBank = payout({
      upiAddress: null,
      bankAccountEnd: '5546',
      payoutAccount: payoutAccount({ method: 'BANK_ACCOUNT', bankAccountEnd: '5546' }),
    });
    const bankAccount = { holder: 'Ravi Deshpande', number: '918273645546', ifsc: 'HDFC0001234' };
    const person = await openPayouts({
      PendingPayouts: () => ({ pendingPayouts: pageOf([toBank]) }),
      BankAccountOfPayout: () => ({ node: { ...toBank, __typename: 'Payout' as const, bankAccount } }),
      RestrictPayoutAccount: () => ({ restrictPayoutAccount: { payoutAccount: null, userErrors: [] } }),
    });
    const [first] = await cards();
    expect(first?.textContent).toContain('Bank account•••• 5546');
    expect(first?.textContent).not.toContain('918273645546');
    await person.click(screen.getByText('Show the bank account (this is recorded)'));
    expect(await screen.findByText('918273645546')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Stop payouts…' }));
    const dialog = await screen.findByRole('dialog');
    await enter(person, within(dialog).getByLabelText(/Reason/), 'The name does not match');
    await person.click(within(dialog).getByRole('button', { name: 'Stop payouts' }));
    await screen.findByText('Payouts to Ravi Deshpande have been stopped.');
    const stop = { userId: toBank.seller?.id, status: 'RESTRICTED', reason: 'The name does not match' };
    expect(inputsOf('RestrictPayoutAccount')).toEqual([stop]);
  });

  it('lets staff record a payment once their identity is confirmed', async () => {
    let isConfirmed = false;
    let isPending = true;
    const person = await openPayouts({
      PendingPayouts: () => ({ pendingPayouts: pageOf(isPending ? [pending, own] : [own]) }),
      MarkPayoutPaid: ({ variables }) => {
        const refuse = (code: 'CONFIRMATION_REQUIRED' | 'PAYOUT_REFERENCE_USED', field: string[] | null) => ({
          markPayoutPaid: {
            payout: null,
            approval: null,
            userErrors: [refusal(code, 'Another payout has this', field)],
          },
        });
        if (!isConfirmed) return refuse('CONFIRMATION_REQUIRED', null);
        if (variables['input']?.['reference'] === 'UTR1')
          return refuse('PAYOUT_REFERENCE_USED', ['reference']);
        isPending = false;
        return { markPayoutPaid: { payout: { ...pending, status: 'PAID' }, approval: null, userErrors: [] } };
      },
      StartConfirmation: () => ({ startConfirmation: { secondFactor: null, userErrors: [] } }),
      ConfirmIdentity: () => {
        isConfirmed = true;
        return { confirmIdentity: { confirmedUntil: '2026-11-20T10:15:00.000Z', userErrors: [] } };
      },
    });
    const [first] = await cards();
    await person.click(within(first ?? document.body).getByRole('button', { name: 'Mark as paid…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Was this payout paid?' }));
    const reference = () => dialog.getByLabelText(/^Bank reference/);
    await enter(person, reference(), 'UTR1{Enter}');
    const identity = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
    await enter(person, identity.getByLabelText(/^Password/), 'a long secret{Enter}');
    await waitFor(() => expect(reference().getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getByText('Another payout has this')).toBeTruthy();
    await enter(person, reference(), '2{Enter}');
    expect(await screen.findByText('The payout to Ravi Deshpande was recorded as paid.')).toBeTruthy();
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(inputsOf('MarkPayoutPaid').at(-1)).toEqual({ payoutId: 'payout_1', reference: 'UTR12' });
  });

  it('warns of a payout of which a part is disputed', async () => {
    const disputed = payout({ viewerCanMarkFailed: true, disputedAmount: money('100.00') });
    await openPayouts({ PendingPayouts: () => ({ pendingPayouts: pageOf([disputed]) }) });
    const [card] = await cards();
    expect(card?.textContent).toContain(
      '₹100 of this payout is disputed. Do not pay this payout. Report it as failed',
    );
  });

  it('lets staff report a failure, with a reason', async () => {
    let isPending = true;
    const person = await openPayouts({
      PendingPayouts: () => ({ pendingPayouts: pageOf(isPending ? [pending] : []) }),
      MarkPayoutFailed: () => {
        isPending = false;
        return { markPayoutFailed: { payout: { ...pending, status: 'FAILED' }, userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Report failure…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Did this payout fail?' }));
    await person.click(dialog.getByRole('button', { name: 'Report failure' }));
    expect(await dialog.findByText('Please give a reason')).toBeTruthy();
    await enter(person, dialog.getByLabelText(/^Reason/), 'Unknown UPI ID');
    await person.click(dialog.getByRole('button', { name: 'Report failure' }));
    expect(await screen.findByText('The payout to Ravi Deshpande was recorded as failed.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No pending payouts' })).toBeTruthy();
    expect(inputsOf('MarkPayoutFailed')).toEqual([{ payoutId: 'payout_1', reason: 'Unknown UPI ID' }]);
  });

  it('lets staff report that the bank returned a payout', async () => {
    const paid = payout({ status: 'PAID', reference: 'UTR1', viewerCanMarkFailed: true });
    let isPaid = true;
    const person = await openPayouts({
      PendingPayouts: () => ({ pendingPayouts: pageOf([]) }),
      PaidPayouts: () => ({ paidPayouts: pageOf(isPaid ? [paid] : []) }),
      MarkPayoutFailed: () => {
        isPaid = false;
        return { markPayoutFailed: { payout: { ...paid, status: 'FAILED' }, userErrors: [] } };
      },
    });
    await person.click(await screen.findByText('Show the paid payouts'));
    const list = within(await screen.findByRole('list', { name: 'Paid payouts, latest first' }));
    expect(list.queryByText(/^Pending for/)).toBeNull();
    await person.click(list.getByRole('button', { name: 'Report failure…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Did this payout fail?' }));
    await enter(person, dialog.getByLabelText(/^Reason/), 'It came back');
    await person.click(dialog.getByRole('button', { name: 'Report failure' }));
    expect(await screen.findByText('No payout has been paid yet.')).toBeTruthy();
    expect(await screen.findByText('The payout to Ravi Deshpande was recorded as failed.')).toBeTruthy();
  });

  it('shows what the payout service has, that it waits for money, and what it says', async () => {
    const sent = payout({
      status: 'SENT',
      sentAt: '2025-11-21T10:15:00.000Z',
      providerNote: 'With the bank',
    });
    const short = payout({ id: 'payout_2', status: 'SENT', awaitsBalance: true, providerNote: 'No balance' });
    await openPayouts({
      PayoutDelivery: () => ({ payoutDelivery: 'SIMULATED' }),
      PendingPayouts: () => ({ pendingPayouts: pageOf([sent, short]) }),
    });
    const [first, second] = await cards();
    expect(first?.textContent).toContain(
      'The payout service is handling this payout. Do not pay it yourself.With the bank',
    );
    expect(first?.textContent).toContain('Sent on21 Nov 2025');
    expect(second?.textContent).toContain('is waiting for enough money in your account there.');
    expect(within(first ?? document.body).queryByRole('button', { name: /paid|Pay/ })).toBeNull();
    expect(await screen.findByText('A simulator makes the payouts. No money moves.')).toBeTruthy();
    expect(screen.getByText(/^The payout service pays these amounts/)).toBeTruthy();
  });

  it('lets staff keep a payout from the payout service before they pay it', async () => {
    let byHand = false;
    const now = () => ({ ...pending, viewerCanPayByHand: !byHand, viewerCanMarkPaid: byHand });
    const person = await openPayouts({
      PayoutDelivery: () => ({ payoutDelivery: 'PROVIDER' }),
      PendingPayouts: () => ({ pendingPayouts: pageOf([now()]) }),
      PayPayoutByHand: () => {
        byHand = true;
        return { payPayoutByHand: { payout: now(), userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Pay by hand…' }));
    expect(screen.queryByRole('button', { name: 'Mark as paid…' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay this payout by hand?' }));
    await person.click(dialog.getByRole('button', { name: 'Pay by hand' }));
    expect(
      await screen.findByText(
        'The payout to Ravi Deshpande will not be sent to the payout service. Pay it through your bank and record it here.',
      ),
    ).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Mark as paid…' })).toBeTruthy();
    expect(inputsOf('PayPayoutByHand')).toEqual([{ payoutId: 'payout_1' }]);
  });

  it('lists the failed payouts with their reasons, and what the payout service charged for others', async () => {
    const failed = payout({ status: 'FAILED', failure: 'The account is closed' });
    const paid = payout({ id: 'payout_2', status: 'PAID', reference: 'UTR1', fee: money('5.90') });
    const person = await openPayouts({
      PendingPayouts: () => ({ pendingPayouts: pageOf([]) }),
      PaidPayouts: () => ({ paidPayouts: pageOf([paid]) }),
      FailedPayouts: () => ({ failedPayouts: pageOf([failed]) }),
    });
    await person.click(await screen.findByText('Show the failed payouts'));
    const list = await screen.findByRole('list', { name: 'Failed payouts, latest first' });
    expect(list.textContent).toContain('The account is closed');
    await person.click(screen.getByText('Show the paid payouts'));
    expect(await screen.findByText(/^Fee of the payout service:/)).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../testing/fakeServer';
import { money } from '../../testing/samples/money';
import { openSite } from '../../testing/openSite';
import { payoutAccount } from '../../testing/samples/payouts';
import { meera, refusal } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';

const zero = money('0.00');
const contact = { ...meera.contact, upiAddress: 'meera@upi' };

async function openEarnings(answers: Answers) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, contact } }),
    PayoutBalance: () => ({
      payoutBalance: { due: zero, waiting: zero, onTheWay: zero, debt: null, pausedUntil: null },
    }),
    Payouts: () => ({ payouts: pageOf([]) }),
    PayoutAccount: () => ({ payoutAccount: payoutAccount() }),
    ...answers,
  });
  return (await openSite('/earnings', { token: 'good' })).person;
}

const section = () => screen.findByRole('region', { name: 'Where you are paid' });

describe('The payout account', () => {
  it('shows where payouts go, with only the ends of the numbers', async () => {
    const account = payoutAccount({ method: 'BANK_ACCOUNT', bankAccountEnd: '5546', panEnd: '939F' });
    await openEarnings({ PayoutAccount: () => ({ payoutAccount: account }) });
    const text = (await section()).textContent;
    expect(text).toContain('Ready for payouts');
    expect(text).toContain('Bank account•••• 5546');
    expect(text).toContain('PAN•••• 939F');
    expect(text).not.toContain('meera@upi');
  });

  it('says what payouts wait for', async () => {
    const account = payoutAccount({ status: 'PENDING', missing: ['PAN', 'UPI_ADDRESS'] });
    await openEarnings({ PayoutAccount: () => ({ payoutAccount: account }) });
    expect((await section()).textContent).toContain('Still needed for payouts: PAN and UPI ID');
  });

  it('says how far the account at the payment provider is, and what it lacks', async () => {
    const linkedAccount = { status: null, missing: ['PAN' as const, 'ADDRESS' as const], note: null };
    await openEarnings({ PayoutAccount: () => ({ payoutAccount: payoutAccount({ linkedAccount }) }) });
    const text = (await section()).textContent;
    expect(text).toContain('you still need: PAN and a saved address');
    expect(text).toContain('Until then, the marketplace pays you itself.');
  });

  it('says what the payment provider does not accept', async () => {
    const linkedAccount = { status: 'REFUSED' as const, missing: [], note: 'name_mismatch' };
    await openEarnings({ PayoutAccount: () => ({ payoutAccount: payoutAccount({ linkedAccount }) }) });
    const text = (await section()).textContent;
    expect(text).toContain('does not accept your account yetname_mismatch');
  });

  it.each([
    ['UNDER_WAY', 'Payouts begin once the bank has confirmed it.'],
    ['REFUSED', 'The bank refused it. Please correct the account.'],
  ] as const)('says of a rupee that is %s: %s', async (proof, said) => {
    await openEarnings({ PayoutAccount: () => ({ payoutAccount: payoutAccount({ proof }) }) });
    expect((await section()).textContent).toContain(said);
  });

  it.each([null, 'PROVED'] as const)('says nothing of a rupee that is %s', async (proof) => {
    await openEarnings({ PayoutAccount: () => ({ payoutAccount: payoutAccount({ proof }) }) });
    expect((await section()).textContent).not.toContain('₹1');
  });

  it('says why staff have stopped payouts', async () => {
    const account = payoutAccount({ status: 'RESTRICTED', restrictionReason: 'The name does not match' });
    await openEarnings({ PayoutAccount: () => ({ payoutAccount: account }) });
    expect((await section()).textContent).toContain('Payouts to you are stoppedThe name does not match');
  });

  it('is changed in a form that shows refusals at their fields and keeps what is not typed', async () => {
    let tries = 0;
    const changed = payoutAccount({ method: 'BANK_ACCOUNT', bankAccountEnd: '5546', panEnd: '939F' });
    const person = await openEarnings({
      PayoutAccount: () => ({ payoutAccount: tries > 1 ? changed : payoutAccount({ panEnd: '939F' }) }),
      UpdatePayoutAccount: () => {
        tries += 1;
        const wrong = refusal('IFSC_INVALID', 'Please enter a valid IFSC', ['bankAccount', 'ifsc']);
        return {
          updatePayoutAccount:
            tries > 1
              ? { payoutAccount: changed, userErrors: [] }
              : { payoutAccount: null, userErrors: [wrong] },
        };
      },
    });
    await person.click(within(await section()).getByRole('button', { name: 'Change…' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Saved: •••• 939F. Leave empty to keep it.')).toBeTruthy();
    await person.selectOptions(within(dialog).getByLabelText('Payment method'), 'BANK_ACCOUNT');
    await enter(person, within(dialog).getByLabelText('Account holder'), 'Meera Nair');
    await enter(person, within(dialog).getByLabelText('Account number'), '918273645546');
    await enter(person, within(dialog).getByLabelText('IFSC'), 'HDFC1');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    const ifsc = within(dialog).getByLabelText('IFSC');
    await waitFor(() => expect(ifsc.getAttribute('aria-invalid')).toBe('true'));
    await person.clear(ifsc);
    await enter(person, ifsc, 'HDFC0001234');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await section()).textContent).toContain('Bank account•••• 5546'));
    expect(inputsOf('UpdatePayoutAccount')[1]).toEqual({
      method: 'BANK_ACCOUNT',
      upiAddress: null,
      bankAccount: { holder: 'Meera Nair', number: '918273645546', ifsc: 'HDFC0001234' },
      pan: null,
      gstin: null,
    });
  });
});

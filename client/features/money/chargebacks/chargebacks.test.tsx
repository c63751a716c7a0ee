import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { chargeback, moneyOverview } from '../../../testing/samples/onlineMoney';
import { meera } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';

async function openMoney(answers: Answers) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities: ['money:read', 'money:settle'] } }),
    MoneyOverview: () => ({ moneyOverview }),
    PendingApprovals: () => ({ pendingApprovals: pageOf([]) }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf([]) }),
    FailedTransfers: () => ({ failedTransfers: pageOf([]) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf([]) }),
    SellerDebts: () => ({ sellerDebts: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => ({ reconciliationDifferences: pageOf([]), moneyOverview }),
    ...answers,
  });
  return (await openSite('/money', { token: 'good' })).person;
}

const card = async () =>
  within(
    (await within(await screen.findByRole('list', { name: 'Chargebacks' })).findAllByRole('listitem'))[0] ??
      document.body,
  );

describe('The list of chargebacks', () => {
  it('shows until when the bank waits, and sends the words of who contests', async () => {
    let isAnswered = false;
    const answered = () =>
      chargeback({ answer: 'CONTESTED', answeredAt: '2025-11-23T10:15:00.000Z', viewerCanAnswer: false });
    const person = await openMoney({
      Chargebacks: () => ({ chargebacks: pageOf([isAnswered ? answered() : chargeback()]) }),
      ContestChargeback: () => {
        isAnswered = true;
        return { contestChargeback: { chargeback: answered(), userErrors: [] } };
      },
    });
    const open = await card();
    expect(open.getByText('The goods were not received')).toBeTruthy();
    expect(open.getByText('Answer by').nextSibling?.textContent).toContain('29 Nov 2025');
    expect(open.getByText('Taken by the bank')).toBeTruthy();
    expect(open.getByRole('link', { name: /^Evidence/ }).getAttribute('href')).toBe(
      '/api/v1/chargebacks/chargeback_1/evidence.pdf',
    );
    await person.click(open.getByRole('button', { name: 'Contest…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contest this chargeback' });
    await enter(person, within(dialog).getByLabelText(/^Why the chargeback is wrong/), 'It was delivered');
    await person.click(within(dialog).getByRole('button', { name: 'Send to the bank' }));
    expect(
      await screen.findByText('The answer to disp_Kx2 will be sent to the bank within a minute.'),
    ).toBeTruthy();
    expect(inputsOf('ContestChargeback')).toEqual([
      { chargebackId: 'chargeback_1', explanation: 'It was delivered' },
    ]);
    expect((await card()).queryByRole('button', { name: 'Contest…' })).toBeNull();
    expect((await card()).getByText('Contested')).toBeTruthy();
  });

  it('lets staff accept one, with a reason', async () => {
    let isGone = false;
    const person = await openMoney({
      Chargebacks: () => ({ chargebacks: pageOf(isGone ? [] : [chargeback()]) }),
      AcceptChargeback: () => {
        isGone = true;
        return {
          acceptChargeback: {
            chargeback: chargeback({ answer: 'ACCEPTED' }),
            approval: null,
            userErrors: [],
          },
        };
      },
    });
    await person.click((await card()).getByRole('button', { name: 'Accept…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept this chargeback' });
    await enter(person, within(dialog).getByLabelText(/^Reason/), 'It never arrived');
    await person.click(within(dialog).getByRole('button', { name: 'Accept the chargeback' }));
    expect(await screen.findByText('Chargeback disp_Kx2 was accepted.')).toBeTruthy();
    expect(await screen.findByText('No open chargebacks.')).toBeTruthy();
    expect(inputsOf('AcceptChargeback')).toEqual([
      { chargebackId: 'chargeback_1', reason: 'It never arrived' },
    ]);
  });

  it('says that the time is over, and why the provider refused an answer', async () => {
    await openMoney({
      Chargebacks: () => ({
        chargebacks: pageOf([
          chargeback({ isOverdue: true, viewerCanAnswer: false, failure: 'The document is too large' }),
        ]),
      }),
    });
    const open = await card();
    expect(open.getByText(/\(deadline passed\)/)).toBeTruthy();
    expect(open.getByRole('status').textContent).toBe(
      'The provider refused the last answer: The document is too large',
    );
    expect(open.queryByRole('button')).toBeNull();
  });
});

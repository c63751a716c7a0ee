import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { inputsOf, requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { moneyOverview, sellerDebt } from '../../../testing/samples/onlineMoney';
import { meera, refusal } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';

async function openMoney(answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities: ['money:read', 'money:settle'] } }),
    MoneyOverview: () => ({ moneyOverview }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf([]) }),
    FailedTransfers: () => ({ failedTransfers: pageOf([]) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf([]) }),
    SellerDebts: () => ({ sellerDebts: pageOf([sellerDebt()]) }),
    RefundPayouts: () => ({ refundPayouts: pageOf([]) }),
    PendingApprovals: () => ({ pendingApprovals: pageOf([]) }),
    Chargebacks: () => ({ chargebacks: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => ({ reconciliationDifferences: pageOf([]), moneyOverview }),
    ...answers,
  });
  return (await openSite('/money', { token: 'good' })).person;
}

const card = async () =>
  within(await screen.findByRole('list', { name: 'Money owed by sellers' })).getByRole('listitem');

async function fillIn(person: Awaited<ReturnType<typeof openMoney>>) {
  await person.click(within(await card()).getByRole('button', { name: 'Paid back…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Debt paid back' }));
  await enter(person, dialog.getByLabelText(/^Amount paid back/), '40.50');
  await enter(person, dialog.getByLabelText(/^Bank reference/), 'UTR 1');
  await enter(person, dialog.getByLabelText(/^Reason/), 'A bank transfer');
  await person.click(dialog.getByRole('button', { name: 'Record the repayment' }));
  return dialog;
}

it('A debt shows the seller, the amount and its age, and staff record what was paid back', async () => {
  let left = sellerDebt();
  const person = await openMoney({
    SellerDebts: () => ({ sellerDebts: pageOf([left]) }),
    SettleSellerDebt: () => {
      left = sellerDebt({ amount: { ...left.amount, amount: '49.50' } });
      return { settleSellerDebt: { debt: left, approval: null, userErrors: [] } };
    },
  });
  expect(within(await card()).getByRole('heading').textContent).toBe('₹90 from Ravi Deshpande');
  expect((await card()).textContent).toContain('2 days ago');
  await fillIn(person);
  expect(await screen.findByText('The repayment by Ravi Deshpande was recorded.')).toBeTruthy();
  expect(inputsOf('SettleSellerDebt')).toEqual([
    { sellerId: 'user_ravi', amount: '40.50', reference: 'UTR 1', reason: 'A bank transfer' },
  ]);
  await waitFor(async () =>
    expect(within(await card()).getByRole('heading').textContent).toBe('₹49.50 from Ravi Deshpande'),
  );
});

it('A refusal stands beside its field, and a request says that a second member of staff decides', async () => {
  let waits = false;
  const person = await openMoney({
    SettleSellerDebt: () =>
      waits
        ? { settleSellerDebt: { debt: sellerDebt(), approval: { id: 'approval_1' }, userErrors: [] } }
        : {
            settleSellerDebt: {
              debt: null,
              approval: null,
              userErrors: [
                refusal('DEBT_REFERENCE_USED', 'Another repayment has this reference', ['reference']),
              ],
            },
          },
  });
  const dialog = await fillIn(person);
  expect(await dialog.findByText(/Another repayment has this reference/)).toBeTruthy();
  waits = true;
  await person.click(dialog.getByRole('button', { name: 'Record the repayment' }));
  expect(await screen.findByText(/A second member of staff has to approve this/)).toBeTruthy();
});

it('Staff read that no seller owes anything, and nobody records a repayment without the right', async () => {
  await openMoney({ SellerDebts: () => ({ sellerDebts: pageOf([]) }) });
  expect(await screen.findByText('No seller owes anything.')).toBeTruthy();
  expect(requests.some(({ operation }) => operation === 'SellerDebts')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Paid back…' })).toBeNull();
});

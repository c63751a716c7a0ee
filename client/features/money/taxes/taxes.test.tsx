import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { money } from '../../../testing/samples/money';
import { approval, moneyOverview } from '../../../testing/samples/onlineMoney';
import { meera, refusal } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';

async function openMoney(
  abilities: string[],
  { errors = [], waits = false }: { errors?: ReturnType<typeof refusal>[]; waits?: boolean } = {},
) {
  let owed = money('124.50');
  let isAsked = false;
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities } }),
    MoneyOverview: () => ({ moneyOverview: { ...moneyOverview, taxDeducted: { amount: owed, count: 3 } } }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf([]) }),
    FailedTransfers: () => ({ failedTransfers: pageOf([]) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf([]) }),
    SellerDebts: () => ({ sellerDebts: pageOf([]) }),
    RefundPayouts: () => ({ refundPayouts: pageOf([]) }),
    PendingApprovals: () => ({
      pendingApprovals: pageOf(isAsked ? [approval({ step: 'RECORD_TAX_DEDUCTED', account: null })] : []),
    }),
    Chargebacks: () => ({ chargebacks: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => ({ reconciliationDifferences: pageOf([]), moneyOverview }),
    RecordTaxPayment: () => {
      isAsked = waits;
      if (errors.length === 0 && !waits) owed = money('24.50');
      return { recordTaxPayment: { approval: waits ? { id: 'approval_1' } : null, userErrors: errors } };
    },
  });
  const { person } = await openSite('/money', { token: 'good' });
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  await figures.findByText('Tax deducted, owed to the government');
  return { person, figures };
}

async function record({ person, figures }: Awaited<ReturnType<typeof openMoney>>) {
  await person.click(figures.getByRole('button', { name: 'Record a tax payment…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax paid to the government' }));
  await enter(person, dialog.getByLabelText(/^Amount paid/), '100');
  await enter(person, dialog.getByLabelText(/^Payment reference/), 'CIN 1');
  await person.click(dialog.getByRole('button', { name: 'Record the payment' }));
  return dialog;
}

it('Staff record that a tax was paid over, and less is owed', async () => {
  const opened = await openMoney(['money:read', 'money:settle']);
  expect(opened.figures.getByText('₹124.50')).toBeTruthy();
  await record(opened);
  expect(await screen.findByText('The tax payment was recorded.')).toBeTruthy();
  expect(inputsOf('RecordTaxPayment')).toEqual([{ tax: 'DEDUCTED', amount: '100', reference: 'CIN 1' }]);
  await waitFor(() => expect(opened.figures.getByText('₹24.50')).toBeTruthy());
});

it('A payment above the amount that one may decide waits for a second member of staff', async () => {
  await record(await openMoney(['money:read', 'money:settle'], { waits: true }));
  expect(await screen.findByText(/A second member of staff has to approve this/)).toBeTruthy();
  const list = within(await screen.findByRole('list', { name: 'Approvals' }));
  expect(list.getByText('Tax deducted at source paid to the government')).toBeTruthy();
});

it('A refusal stands beside its field', async () => {
  const refused = refusal('TAX_REFERENCE_USED', 'Another payment of this tax has this reference', [
    'reference',
  ]);
  const dialog = await record(await openMoney(['money:read', 'money:settle'], { errors: [refused] }));
  expect(await dialog.findByText(/Another payment of this tax has this reference/)).toBeTruthy();
});

it('Staff who only see the money cannot record it', async () => {
  const { figures } = await openMoney(['money:read']);
  expect(figures.queryByRole('button', { name: 'Record a tax payment…' })).toBeNull();
});

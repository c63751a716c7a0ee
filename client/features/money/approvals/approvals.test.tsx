import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { approval, moneyOverview, stuckRefund } from '../../../testing/samples/onlineMoney';
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
    Chargebacks: () => ({ chargebacks: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => ({ reconciliationDifferences: pageOf([]), moneyOverview }),
    ...answers,
  });
  return (await openSite('/money', { token: 'good' })).person;
}

const asked = {
  id: 'approval_1',
  requestedAt: '2025-11-22T11:15:00.000Z',
  requestedBy: { id: 'user_farah', name: 'Farah Ansari' },
};
const card = async () => {
  const [first] = within(await screen.findByRole('list', { name: 'Approvals' })).getAllByRole('listitem');
  return first ?? document.body;
};

describe('A step that needs a second member of staff', () => {
  it('is asked for, and shown as waiting instead of its button', async () => {
    let isAsked = false;
    const person = await openMoney({
      StuckRefunds: () => ({ stuckRefunds: pageOf([stuckRefund({ approval: isAsked ? asked : null })]) }),
      PendingApprovals: () => ({
        pendingApprovals: pageOf(isAsked ? [approval({ viewerCanApprove: false })] : []),
      }),
      SettleRefund: () => {
        isAsked = true;
        return { settleRefund: { order: stuckRefund().order ?? null, approval: asked, userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Mark as paid another way…' }));
    expect(screen.queryByRole('heading', { name: 'Approvals' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid another way' }));
    await enter(person, dialog.getByLabelText(/^Transfer reference/), 'UTR 4711');
    await enter(person, dialog.getByLabelText(/^Reason/), 'The card was closed');
    await person.click(dialog.getByRole('button', { name: 'Settle the refund' }));
    const waits = 'A second member of staff has to approve this. Nothing has happened yet.';
    expect(await screen.findByText(waits)).toBeTruthy();
    expect(await screen.findByText(/Requested by Farah Ansari on 22 Nov 2025/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as paid another way…' })).toBeNull();
    const own = within(await card());
    expect(own.queryByRole('button', { name: 'Approve…' })).toBeNull();
    expect(own.getByRole('button', { name: 'Withdraw…' })).toBeTruthy();
  });

  it('names nobody if the account that asked for it is not known', async () => {
    await openMoney({
      StuckRefunds: () => ({
        stuckRefunds: pageOf([stuckRefund({ approval: { ...asked, requestedBy: null } })]),
      }),
      PendingApprovals: () => ({ pendingApprovals: pageOf([approval({ requestedBy: null })]) }),
    });
    const waits = /^Waiting for approval by a second member of staff. Requested on 22 Nov 2025/;
    expect(await screen.findByText(waits)).toBeTruthy();
    expect((await card()).textContent).toContain('Requested on');
    expect(screen.queryByText(/Requested by/)).toBeNull();
  });

  it('is approved by another after a question, with all that was said about it in sight', async () => {
    let isPending = true;
    const person = await openMoney({
      PendingApprovals: () => ({ pendingApprovals: pageOf(isPending ? [approval()] : []) }),
      ApproveStep: () => {
        isPending = false;
        return { approveStep: { approval: { id: 'approval_1' }, userErrors: [] } };
      },
    });
    expect((await card()).textContent).toMatch(
      /₹12,500Refund paid another wayAccountMeera Nair.*Farah Ansari.*UTR 4711.*The card was closed/,
    );
    await person.click(within(await card()).getByRole('button', { name: 'Approve…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve this step?' }));
    await person.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The step was approved and carried out.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve…' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Approvals' }));
    expect(inputsOf('ApproveStep')).toEqual([{ approvalId: 'approval_1' }]);
  });

  it('is declined by another with a reason', async () => {
    let isPending = true;
    const person = await openMoney({
      PendingApprovals: () => ({ pendingApprovals: pageOf(isPending ? [approval()] : []) }),
      DeclineStep: () => {
        isPending = false;
        return { declineStep: { approval: { id: 'approval_1' }, userErrors: [] } };
      },
    });
    await person.click(within(await card()).getByRole('button', { name: 'Decline…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this step?' }));
    await enter(person, dialog.getByLabelText(/^Reason/), 'The buyer has the money already');
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('The step was declined.')).toBeTruthy();
    expect(inputsOf('DeclineStep')).toEqual([
      { approvalId: 'approval_1', reason: 'The buyer has the money already' },
    ]);
  });
});

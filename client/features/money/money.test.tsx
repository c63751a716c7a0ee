import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { inputsOf, requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { money } from '../../testing/samples/money';
import { difference, moneyOverview, stuckRefund, unknownPayment } from '../../testing/samples/onlineMoney';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';

const differencesOf = (nodes: ReturnType<typeof difference>[]) => ({
  reconciliationDifferences: pageOf(nodes),
  moneyOverview,
});
const older = stuckRefund();
const newer = stuckRefund({ id: 'refund_2', buyer: { id: 'user_sana', name: 'Sana Kazi' } });

async function openMoney(answers: Answers = {}, abilities = ['money:read', 'money:settle']) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities } }),
    MoneyOverview: () => ({ moneyOverview }),
    StuckRefunds: () => ({ stuckRefunds: pageOf([]) }),
    BlockIssues: () => ({ blockIssues: pageOf([]) }),
    FailedTransfers: () => ({ failedTransfers: pageOf([]) }),
    StrandedPayouts: () => ({ strandedPayouts: pageOf([]) }),
    SellerDebts: () => ({ sellerDebts: pageOf([]) }),
    RefundPayouts: () => ({ refundPayouts: pageOf([]) }),
    PendingApprovals: () => ({ pendingApprovals: pageOf([]) }),
    Chargebacks: () => ({ chargebacks: pageOf([]) }),
    UnknownPayments: () => ({ unknownPayments: pageOf([]) }),
    ReconciliationDifferences: () => differencesOf([]),
    ...answers,
  });
  return (await openSite('/money', { token: 'good' })).person;
}

const cardsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const heading = (name: string) => screen.getByRole('heading', { name });
const count = (operation: string) => requests.filter((request) => request.operation === operation).length;

describe('The screen of online money', () => {
  it('is closed to viewers who may not see money, and absent from their menu', async () => {
    await openMoney({}, ['disputes:decide']);
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Money' })).toBeNull();
  });

  it('shows what linked accounts hold, what is to be taken back, and what the government gets, if there is any', async () => {
    const transferred = { ...moneyOverview.captured, count: 3 };
    const toReverse = { ...moneyOverview.refundsUnderWay, count: 1 };
    const owedBesideTransfers = { amount: money('57.50'), count: 2 };
    const taxDeducted = { amount: money('124.50'), count: 3 };
    const taxes = { taxDeducted, owedForDelivery: money('40.00') };
    await openMoney({
      MoneyOverview: () => ({
        moneyOverview: { ...moneyOverview, transferred, toReverse, owedBesideTransfers, ...taxes },
      }),
    });
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    const shown = figures
      .getAllByRole('term')
      .map(({ nextSibling, textContent }) => [textContent, nextSibling?.textContent]);
    expect(shown).toContainEqual(['On sellers’ linked accounts', '₹1,24,950.503 transfers']);
    expect(shown).toContainEqual(['Of these, to be taken back', '₹249.501 transfer']);
    expect(shown).toContainEqual(['Owed to sellers, excluding transfers', '₹57.502 sales']);
    expect(shown).toContainEqual(['Tax deducted, owed to the government', '₹124.503 sales']);
    expect(shown).toContainEqual(['Of these, for delivery', '₹40Delivery charges of sellers']);
  });

  it('shows the figures, and says so if nothing is to do', async () => {
    await openMoney();
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    const shown = figures
      .getAllByRole('term')
      .map(({ nextSibling, textContent }) => [textContent, nextSibling?.textContent]);
    expect(shown).toEqual([
      ['Paid online', '₹1,24,950.50312 payments'],
      ['Refunded', '₹8,40021 refunds'],
      ['Deposits held', '₹16,20048 deposits'],
      ['Owed to sellers', '₹20,41591 sales'],
      ['Paid to sellers', '₹70,080.5017 payouts'],
      ['Commission', '₹9,855262 sales'],
      ['Fees for payments', '₹2,948.84312 fees'],
      ['Of these, this month', '₹410.2044 fees'],
      ['Fees for payouts', '₹53.109 payouts'],
      ['Refunds under way', '₹249.501 refund'],
      ['Of these, by payout', '₹2001 refund'],
      ['Failed refunds', '₹4992 refunds'],
      ['Of unknown origin', '₹501 payment'],
      ['Taken by banks', '₹249.501 open chargeback'],
      ['To be paid back to buyers', '₹0Without deposits'],
      ['Held in total', '₹46,520At providers and banks'],
    ]);
    expect(await screen.findByText('No open chargebacks.')).toBeTruthy();
    expect(await screen.findByText('No failed refunds.')).toBeTruthy();
    expect(await screen.findByText('Every payment belongs to an order or has been resolved.')).toBeTruthy();
    const [link] = await screen.findAllByRole('link', { name: 'Money' });
    expect(link?.getAttribute('href')).toBe('/money');
  });

  it('lists failed refunds, and tries one again on demand', async () => {
    let tried = false;
    const person = await openMoney({
      StuckRefunds: ({ variables }) => {
        if (tried) return { stuckRefunds: pageOf([newer]) };
        return { stuckRefunds: variables['after'] ? pageOf([newer], 2, 1) : pageOf([older], 2) };
      },
      RetryRefund: () => {
        tried = true;
        return { retryRefund: { order: older.order ?? null, userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await cardsOf('Failed refunds')).toHaveLength(2));
    const [card] = await cardsOf('Failed refunds');
    expect(card?.textContent).toContain('₹249.50 to Meera Nair');
    expect(card?.textContent).toContain('Attempts5');
    expect(card?.textContent).toContain('The balance is too low');
    const first = within(card ?? document.body);
    expect(first.getByRole('link', { name: /^Order/ }).getAttribute('href')).toBe(
      `/orders/${older.order?.id}`,
    );
    await person.click(first.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('The refund of ₹249.50 to Meera Nair will be retried within a minute.'),
    ).toBeTruthy();
    await waitFor(async () => expect(await cardsOf('Failed refunds')).toHaveLength(1));
    expect(document.activeElement).toBe(heading('Failed refunds'));
    expect(inputsOf('RetryRefund')).toEqual([{ refundId: 'refund_1' }]);
    expect(count('MoneyOverview')).toBe(2);
  });

  it('settles a refund by hand with reference and reason, once the identity is confirmed', async () => {
    let isConfirmed = false;
    let isStuck = true;
    const person = await openMoney({
      StuckRefunds: () => ({ stuckRefunds: pageOf(isStuck ? [older] : []) }),
      SettleRefund: () => {
        const confirm = refusal('CONFIRMATION_REQUIRED', 'Please confirm');
        if (!isConfirmed) return { settleRefund: { order: null, approval: null, userErrors: [confirm] } };
        isStuck = false;
        return { settleRefund: { order: older.order ?? null, approval: null, userErrors: [] } };
      },
      StartConfirmation: () => ({ startConfirmation: { secondFactor: null, userErrors: [] } }),
      ConfirmIdentity: () => {
        isConfirmed = true;
        return { confirmIdentity: { confirmedUntil: '2026-11-20T10:15:00.000Z', userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Mark as paid another way…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid another way' }));
    expect(dialog.getByText('The reference will be emailed to the buyer.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Settle the refund' }));
    expect(await dialog.findByText('Please enter the transfer reference')).toBeTruthy();
    expect(inputsOf('SettleRefund')).toEqual([]);
    await enter(person, dialog.getByLabelText(/^Transfer reference/), 'UTR 4711');
    await enter(person, dialog.getByLabelText(/^Reason/), 'The card was closed');
    await person.click(dialog.getByRole('button', { name: 'Settle the refund' }));
    const identity = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
    await enter(person, identity.getByLabelText(/^Password/), 'a long secret{Enter}');
    expect(await screen.findByText('The refund of ₹249.50 to Meera Nair was settled.')).toBeTruthy();
    expect(await screen.findByText('No failed refunds.')).toBeTruthy();
    expect(inputsOf('SettleRefund').at(-1)).toEqual({
      refundId: 'refund_1',
      reference: 'UTR 4711',
      reason: 'The card was closed',
    });
  });

  it('settles a payment of unknown origin, and tells received from failed ones', async () => {
    let isOpen = true;
    const failed = unknownPayment({ id: 'attempt_2', reference: 'pay_Zz9', status: 'FAILED' });
    const person = await openMoney({
      UnknownPayments: () => ({ unknownPayments: pageOf(isOpen ? [unknownPayment(), failed] : [failed]) }),
      SettleUnknownPayment: () => {
        isOpen = false;
        return { settleUnknownPayment: { payment: unknownPayment(), approval: null, userErrors: [] } };
      },
    });
    const [first, second] = await cardsOf('Payments of unknown origin');
    expect(first?.textContent).toContain('Money received');
    expect(second?.textContent).toContain('Failed, no money received');
    await person.click(within(first ?? document.body).getByRole('button', { name: 'Resolve…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve this payment' }));
    await enter(person, dialog.getByLabelText(/^What happened to the payment/), 'Rent of the office');
    await person.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('Payment pay_Qx7 was resolved.')).toBeTruthy();
    await waitFor(async () => expect(await cardsOf('Payments of unknown origin')).toHaveLength(1));
    expect(inputsOf('SettleUnknownPayment')).toEqual([
      { attemptId: 'attempt_1', reason: 'Rent of the office' },
    ]);
  });

  it('says of a difference what each side knows and how old it is, and settles it with a reason', async () => {
    let isOpen = true;
    const other = difference({
      id: 'difference_2',
      subject: 'REFUND',
      reference: 'rfnd_7',
      kind: 'STATE',
      ourStatus: 'DONE',
      ourAmount: difference().theirAmount ?? null,
      theirStatus: 'FAILED',
    });
    const person = await openMoney({
      ReconciliationDifferences: () => differencesOf(isOpen ? [difference(), other] : [other]),
      SettleDifference: () => {
        isOpen = false;
        return { settleDifference: { difference: difference(), approval: null, userErrors: [] } };
      },
    });
    const [first, second] = await cardsOf('Differences from the provider');
    expect(first?.textContent).toMatch(
      /Payment pay_Lx4Only at the provider.*₹249.50 Received.*No record.*3 days ago/,
    );
    expect(second?.textContent).toMatch(/Refund rfnd_7Different statuses.*₹249.50 Failed.*₹249.50 Made/);
    await person.click(within(first ?? document.body).getByRole('button', { name: 'Resolve…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolve this difference' }));
    await enter(person, dialog.getByLabelText(/^Why the two sides differ/), 'Rent of the office');
    await person.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('The difference for pay_Lx4 was resolved.')).toBeTruthy();
    await waitFor(async () => expect(await cardsOf('Differences from the provider')).toHaveLength(1));
    expect(inputsOf('SettleDifference')).toEqual([
      { differenceId: 'difference_1', reason: 'Rent of the office' },
    ]);
  });

  it('says which fee each side knows if the fees differ', async () => {
    const amount = difference().theirAmount ?? null;
    const ofFee = difference({
      kind: 'FEE',
      ourStatus: 'CAPTURED',
      ourAmount: amount,
      ourFee: money('5.89'),
      theirFee: money('6.20'),
    });
    await openMoney({ ReconciliationDifferences: () => differencesOf([ofFee]) });
    const [card] = await cardsOf('Differences from the provider');
    expect(card?.textContent).toMatch(
      /Different fees.*₹249.50 Received, fee ₹6.20.*₹249.50 Received, fee ₹5.89/,
    );
  });

  it('tells a list without differences from one that was never made', async () => {
    await openMoney();
    expect(await screen.findByText(/^No differences. Last compared on/)).toBeTruthy();
  });

  it('says of a blocked deposit which side still blocks it', async () => {
    const sides = { ourStatus: 'DONE', theirStatus: 'FAILED', ourAmount: money('200.00') } as const;
    const block = difference({ subject: 'BLOCK', reference: 'block_Lx4', kind: 'STATE', ...sides });
    await openMoney({ ReconciliationDifferences: () => differencesOf([block]) });
    const [card] = await cardsOf('Differences from the provider');
    expect(card?.textContent).toContain('Blocked deposit block_Lx4');
    expect(card?.textContent).toContain('Panna₹200 Blocked');
    expect(card?.textContent).toContain('razorpay₹249.50 Ended');
  });

  it('says where a transfer is held, and how much of it each side took back', async () => {
    const sides = { ourStatus: 'HELD', ourAmount: money('224.55'), theirAmount: money('224.55') } as const;
    const transfer = difference({ subject: 'TRANSFER', reference: 'trf_Lx4', ...sides });
    const released = { ...transfer, kind: 'STATE', theirStatus: 'RELEASED' } as const;
    const back = { ourReversed: money('0.00'), theirReversed: money('5.00') };
    const reversed = {
      ...transfer,
      ...back,
      id: 'difference_2',
      kind: 'REVERSAL',
      theirStatus: 'HELD',
    } as const;
    await openMoney({ ReconciliationDifferences: () => differencesOf([released, reversed]) });
    const [first, second] = await cardsOf('Differences from the provider');
    expect(first?.textContent).toContain('Transfer to a seller trf_Lx4');
    expect(first?.textContent).toMatch(/₹224.55 Released to the seller.*Panna₹224.55 Held/);
    expect(second?.textContent).toMatch(
      /Different amounts taken back.*₹224.55 Held, ₹5 taken back.*₹224.55 Held, ₹0 taken back/,
    );
  });

  it('says if nothing was compared yet', async () => {
    const never = { ...differencesOf([]), moneyOverview: { ...moneyOverview, reconciledAt: null } };
    await openMoney({
      MoneyOverview: () => ({ moneyOverview: never.moneyOverview }),
      ReconciliationDifferences: () => never,
    });
    expect(await screen.findByText('Nothing has been compared yet.')).toBeTruthy();
  });

  it('offers no step to viewers who cannot take it', async () => {
    await openMoney({
      StuckRefunds: () => ({ stuckRefunds: pageOf([stuckRefund({ viewerCanSettle: false })]) }),
      UnknownPayments: () => ({ unknownPayments: pageOf([unknownPayment({ viewerCanSettle: false })]) }),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    await cardsOf('Payments of unknown origin');
    expect(screen.queryByRole('button', { name: /Mark as paid another way|Resolve/ })).toBeNull();
  });
});

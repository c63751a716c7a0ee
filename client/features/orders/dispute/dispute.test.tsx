import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { dispute } from '../../../testing/samples/disputes';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { Fulfillment, PossibleDispute } from '../../../testing/serverTypes.generated';

const part = (changes: Answer<Fulfillment>) => fulfillment(ravi, { status: 'DELIVERED', ...changes });
const within7Days = { until: '2025-11-29T10:15:00.000Z' };
const notAsDescribed: Answer<PossibleDispute> = {
  reason: 'NOT_AS_DESCRIBED',
  most: money('249.50'),
  ...within7Days,
};
const deposit: Answer<PossibleDispute> = {
  reason: 'DEPOSIT_WITHHELD',
  most: money('80.00'),
  ...within7Days,
};

/** Returns the payload of a step after which the fulfillment has these fields. */
const left = (changes: Answer<Fulfillment>) => ({
  fulfillment: { ...part(changes), order: order({ status: 'DELIVERED', fulfillments: [part(changes)] }) },
  userErrors: [],
});

async function openOrder(changes: Answer<Fulfillment>, answers: Answers = {}) {
  const found = order({ status: 'DELIVERED', fulfillments: [part(changes)] });
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }), ...answers });
  return (await openSite(`/orders/${found.id}`, { token: 'good' })).person;
}

const panel = () => screen.findByRole('region', { name: 'Dispute 12' });

describe('A buyer with a problem', () => {
  it('reports it with a reason, words and an amount', async () => {
    const person = await openOrder(
      { viewerPossibleDisputes: [notAsDescribed, deposit] },
      { OpenDispute: () => ({ openDispute: left({ disputes: [dispute()] }) }) },
    );
    await person.click(await screen.findByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
    await person.click(dialog.getByRole('button', { name: 'Open a dispute' }));
    expect(await dialog.findByText('Please choose the problem')).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText(/^What is the problem/), 'NOT_AS_DESCRIBED');
    const amount = () => dialog.getByLabelText<HTMLInputElement>(/^Amount to get back/);
    expect(amount().value).toBe('249.50');
    await person.selectOptions(dialog.getByLabelText(/^What is the problem/), 'DEPOSIT_WITHHELD');
    expect(amount().value).toBe('80.00');
    expect(dialog.getByText('At most ₹80')).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText(/^What is the problem/), 'NOT_AS_DESCRIBED');
    await person.click(dialog.getByRole('button', { name: 'Open a dispute' }));
    expect(await dialog.findByText('Please explain in a few words')).toBeTruthy();
    await enter(person, dialog.getByLabelText(/^What happened/), 'Three pages are torn.');
    await person.clear(amount());
    await enter(person, amount(), '1,100');
    await person.click(dialog.getByRole('button', { name: 'Open a dispute' }));
    expect((await panel()).textContent).toContain('Three pages are torn.');
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    const fulfillmentId = 'fulfillment_user_ravi';
    expect(inputsOf('OpenDispute')).toEqual([
      { fulfillmentId, reason: 'NOT_AS_DESCRIBED', statement: 'Three pages are torn.', amount: '1100' },
    ]);
  });

  it('claims everything for an order that did not arrive', async () => {
    const most = { reason: 'NOT_ARRIVED', most: money('249.50'), until: null } as const;
    const person = await openOrder(
      { status: 'SHIPPED', viewerCanMarkDelivered: true, viewerPossibleDisputes: [most] },
      {
        OpenDispute: () => ({
          openDispute: { fulfillment: null, userErrors: [refusal('DISPUTE_OPEN', 'A dispute is open.')] },
        }),
      },
    );
    const steps = within(await screen.findByRole('group', { name: 'Your next steps' }));
    expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mark as delivered',
      'Report a problem',
    ]);
    await person.click(steps.getByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You claim everything that was charged: ₹249.50')).toBeTruthy();
    expect(dialog.queryByLabelText(/Amount/)).toBeNull();
    await enter(person, dialog.getByLabelText(/^What happened/), 'Nothing came.');
    await person.click(dialog.getByRole('button', { name: 'Open a dispute' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('A dispute is open.');
    expect(inputsOf('OpenDispute')).toMatchObject([{ reason: 'NOT_ARRIVED', amount: null }]);
  });
});

describe('A dispute on the order page', () => {
  const answered = dispute({
    status: 'ANSWERED',
    answer: 'Only one page was torn.',
    offered: money('50.00'),
  });

  it('tells until when the seller is asked to answer, and when it ends', async () => {
    await openOrder({ disputes: [dispute()] });
    const { textContent } = await panel();
    expect(textContent).toContain('Waiting for the seller');
    expect(textContent).toMatch(/The seller has been asked to answer by 24 Nov 2025/);
    expect(textContent).toContain('the dispute will end in the buyer’s favour on 21 Jan 2026.');
    expect(within(await panel()).queryAllByRole('button')).toEqual([]);
  });

  it('ends when the buyer accepts the offer', async () => {
    const settled = dispute({
      ...answered,
      status: 'SETTLED',
      awarded: money('50.00'),
      closedAt: '2025-11-23T10:15:00.000Z',
    });
    const person = await openOrder(
      { disputes: [{ ...answered, viewerCanAcceptOffer: true, viewerCanWithdraw: true }] },
      { AcceptDisputeOffer: () => ({ acceptDisputeOffer: left({ disputes: [settled] }) }) },
    );
    expect((await panel()).textContent).toContain('Only one page was torn.');
    await person.click(screen.getByRole('button', { name: 'Accept the offer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept this offer?' }));
    expect(question.getByText(/You will get ₹50\./)).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Yes, accept' }));
    expect(await screen.findByText('Settled by buyer and seller on 23 Nov 2025.')).toBeTruthy();
    expect((await panel()).textContent).toContain('The buyer gets₹50');
    await waitFor(async () => expect(document.activeElement).toBe(await panel()));
    expect(inputsOf('AcceptDisputeOffer')).toEqual([{ disputeId: answered.id }]);
  });

  it('is withdrawn after a question', async () => {
    const person = await openOrder(
      { disputes: [dispute({ viewerCanWithdraw: true })] },
      {
        WithdrawDispute: () => ({ withdrawDispute: left({ disputes: [dispute({ status: 'WITHDRAWN' })] }) }),
      },
    );
    await panel();
    await person.click(screen.getByRole('button', { name: 'Withdraw the dispute' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
    expect(inputsOf('WithdrawDispute')).toEqual([{ disputeId: answered.id }]);
  });

  it('is answered by the seller with an offer', async () => {
    const person = await openOrder(
      { disputes: [dispute({ viewerCanAnswer: true })] },
      {
        AnswerDispute: () => ({
          answerDispute: left({ disputes: [{ ...answered, viewerCanAnswer: true }] }),
        }),
      },
    );
    await panel();
    await person.click(screen.getByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this dispute' }));
    await enter(person, dialog.getByLabelText(/^Your answer/), 'Only one page was torn.');
    await enter(person, dialog.getByLabelText(/^Amount that you offer/), '50');
    await person.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByRole('button', { name: 'Change your answer' })).toBeTruthy();
    expect((await panel()).textContent).toContain('Offered by the seller₹50');
    expect(inputsOf('AnswerDispute')).toEqual([
      { disputeId: answered.id, answer: 'Only one page was torn.', amount: '50', returnFirst: false },
    ]);
  });

  it('explains the cancellation of an order that did not arrive', async () => {
    const cancelled = {
      from: 'SHIPPED',
      to: 'CANCELLED',
      actor: null,
      reason: null,
      extension: null,
      isSentBack: false,
      boughtItem: null,
      movedRentals: [],
      occurredAt: '2025-11-23T10:15:00.000Z',
    } as const;
    await openOrder({ status: 'CANCELLED', timelineEntries: [cancelled] });
    expect(await screen.findByText('A dispute ended: the order did not arrive.')).toBeTruthy();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { dispute } from '../../../testing/samples/disputes';
import { money } from '../../../testing/samples/money';
import { meera } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { Dispute, DisputeReturn } from '../../../testing/serverTypes.generated';

const toSend: Answer<DisputeReturn> = {
  refund: money('100.00'),
  reason: 'The pages are missing.',
  sendBy: '2025-11-30T10:15:00.000Z',
  carrier: null,
  trackingNumber: null,
  sentAt: null,
  confirmBy: null,
  problem: null,
  statement: null,
  arrivedAt: null,
};
const parcel = { carrier: 'India Post', trackingNumber: 'RM1', sentAt: '2025-11-24T10:15:00.000Z' };
const awaiting = dispute({
  status: 'AWAITING_RETURN',
  endsAt: '2025-11-30T10:15:00.000Z',
  returnOfBooks: toSend,
});
const sent = dispute({ status: 'RETURN_SENT', returnOfBooks: { ...toSend, ...parcel } });

const part = (shown: Answer<Dispute>) => fulfillment(ravi, { status: 'DELIVERED', disputes: [shown] });
const left = (shown: Answer<Dispute>) => ({
  fulfillment: { ...part(shown), order: order({ status: 'DELIVERED', fulfillments: [part(shown)] }) },
  userErrors: [],
});

async function open(shown: Answer<Dispute>, answers: Answers = {}) {
  const found = order({ status: 'DELIVERED', fulfillments: [part(shown)] });
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }), ...answers });
  const { person } = await openSite(`/orders/${found.id}`, { token: 'good' });
  return { person, panel: within(await screen.findByRole('region', { name: 'Dispute 12' })) };
}

describe('A return in a dispute', () => {
  it('is offered by the seller with a switch that the server allows', async () => {
    const { person, panel } = await open(dispute({ viewerCanAnswer: true, viewerCanAskReturn: true }), {
      AnswerDispute: () => ({ answerDispute: left(dispute({ status: 'ANSWERED' })) }),
    });
    await person.click(panel.getByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this dispute' }));
    await enter(person, dialog.getByLabelText(/^Your answer/), 'Please send it back.');
    await enter(person, dialog.getByLabelText(/^Amount that you offer/), '100');
    await person.click(dialog.getByRole('checkbox', { name: /^Return first/ }));
    await person.click(dialog.getByRole('button', { name: 'Send the answer' }));
    await panel.findByText('Answered');
    expect(inputsOf('AnswerDispute')).toMatchObject([{ amount: '100', returnFirst: true }]);
  });

  it('is explained before the buyer accepts it', async () => {
    const offer = { answer: 'Please send it back.', offered: money('100.00'), offersReturn: true };
    const { person, panel } = await open(
      dispute({ status: 'ANSWERED', ...offer, viewerCanAcceptOffer: true }),
    );
    expect(panel.getByText('Offered by the seller after the return')).toBeTruthy();
    await person.click(panel.getByRole('button', { name: 'Accept the offer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept this offer?' }));
    expect(question.getByText(/You will get ₹100 when they have arrived/)).toBeTruthy();
  });

  it('is sent by the buyer until its deadline, with carrier and tracking number', async () => {
    const { person, panel } = await open(
      { ...awaiting, viewerCanSendReturn: true },
      { SendDisputeReturn: () => ({ sendDisputeReturn: left(sent) }) },
    );
    expect(panel.getByText(/must send the books back by 30 Nov 2025/)).toBeTruthy();
    expect(panel.getByText('The pages are missing.')).toBeTruthy();
    await person.click(panel.getByRole('button', { name: 'Books sent back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Have you sent the books back?' }));
    await person.click(dialog.getByRole('button', { name: 'Yes, sent back' }));
    expect(await dialog.findAllByText('This field is required')).toHaveLength(2);
    await enter(person, dialog.getByLabelText(/^Carrier/), 'India Post');
    await enter(person, dialog.getByLabelText(/^Tracking number/), 'RM1');
    await person.click(dialog.getByRole('button', { name: 'Yes, sent back' }));
    expect(await panel.findByText('RM1')).toBeTruthy();
    expect(inputsOf('SendDisputeReturn')).toEqual([
      { disputeId: 'dispute_12', carrier: 'India Post', trackingNumber: 'RM1' },
    ]);
  });

  it('is confirmed by the seller after a question', async () => {
    const ended = dispute({ ...sent, status: 'RETURNED', closedAt: '2025-11-26T10:15:00.000Z' });
    const { person, panel } = await open(
      { ...sent, viewerCanConfirmReturn: true },
      { ConfirmDisputeReturn: () => ({ confirmDisputeReturn: left(ended) }) },
    );
    await person.click(panel.getByRole('button', { name: 'Confirm the arrival' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, they are back' }));
    expect(await panel.findByText('Refunded after the return on 26 Nov 2025.')).toBeTruthy();
    expect(inputsOf('ConfirmDisputeReturn')).toEqual([{ disputeId: 'dispute_12' }]);
  });

  it('is contested by the seller with a problem and words', async () => {
    const objection = { problem: 'NOT_AS_SENT', statement: 'Another book came.' } as const;
    const contested = dispute({
      status: 'RETURN_CONTESTED',
      returnOfBooks: { ...toSend, ...parcel, ...objection },
    });
    const { person, panel } = await open(
      { ...sent, viewerCanContestReturn: true },
      { ContestDisputeReturn: () => ({ contestDisputeReturn: left(contested) }) },
    );
    await person.click(panel.getByRole('button', { name: 'Report a problem with the return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem with the return' }));
    await person.selectOptions(dialog.getByLabelText(/^What is the problem/), 'NOT_AS_SENT');
    await enter(person, dialog.getByLabelText(/^What happened/), 'Another book came.');
    await person.click(dialog.getByRole('button', { name: 'Send to our staff' }));
    expect(await panel.findByText('Another book came.')).toBeTruthy();
    expect(inputsOf('ContestDisputeReturn')).toEqual([{ disputeId: 'dispute_12', ...objection }]);
  });
});

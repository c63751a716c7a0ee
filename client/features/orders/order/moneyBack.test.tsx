import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { money } from '../../../testing/samples/money';
import { meera } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { MoneyBack, Order } from '../../../testing/serverTypes.generated';

const back = (paidBack: string, notCharged: string): Answer<MoneyBack> => ({
  paidBack: money(paidBack),
  notCharged: money(notCharged),
});

async function openOrder(changes: Answer<Order>) {
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: order(changes) }) });
  return (await openSite(`/orders/${order().id}`, { token: 'good' })).person;
}

/** Presses a button, and returns the text of the question that it opens. */
async function askedBy(changes: Answer<Order>, button: string): Promise<string> {
  const person = await openOrder(changes);
  await person.click(await screen.findByRole('button', { name: button }));
  return (await screen.findByText(/This cannot be undone\./)).textContent;
}

describe('The question before a cancellation', () => {
  it('says what is paid back, and that a blocked deposit is not charged', async () => {
    const cancellable = fulfillment(ravi, { viewerCanCancel: true, moneyBack: back('49.00', '200.00') });
    expect(await askedBy({ fulfillments: [cancellable] }, 'Cancel')).toContain(
      '₹49 has to be paid back to the buyer. The blocked deposit of ₹200 is not charged. This cannot be undone.',
    );
  });

  it('says of a whole order that nothing is paid back if nothing was paid', async () => {
    const parts = [
      fulfillment(ravi, { viewerCanCancel: true }),
      fulfillment(meera, { viewerCanCancel: true }),
    ];
    const whole = { viewerCanCancel: true, moneyBack: back('0.00', '0.00'), fulfillments: parts };
    const asked = await askedBy(whole, 'Cancel order');
    expect(asked).toContain('Nothing has to be paid back. This cannot be undone.');
    expect(asked).not.toContain('deposit');
  });

  it('does not speak of money to viewers who may not see it', async () => {
    const cancellable = fulfillment(ravi, { viewerCanCancel: true });
    const asked = await askedBy({ fulfillments: [cancellable] }, 'Cancel');
    expect(asked).toContain('This cannot be undone.');
    expect(asked).not.toContain('paid back');
  });
});

describe('Lost books that may come back', () => {
  const lost = (moneyBack: Answer<MoneyBack>) =>
    fulfillment(ravi, { status: 'LOST', findableUntil: '2026-03-21', viewerCanReportFound: true, moneyBack });

  it('are announced with what is then paid back, and so is the question', async () => {
    const fulfillments = [lost(back('150.00', '0.00'))];
    const asked = await askedBy({ status: 'LOST', fulfillments }, 'Report as found');
    const note = await screen.findByText(/If the books come back by 21 Mar 2026/);
    expect(note.textContent).toContain('Then ₹150 has to be paid back to the buyer.');
    expect(asked).toContain(
      'The books can then be ordered again. ₹150 has to be paid back to the buyer. This cannot',
    );
  });

  it('are announced without money if nothing is paid back', async () => {
    await openOrder({ status: 'LOST', fulfillments: [lost(back('0.00', '0.00'))] });
    const note = await screen.findByText(/If the books come back by 21 Mar 2026/);
    expect(note.textContent).not.toContain('paid back');
  });
});

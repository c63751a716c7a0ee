import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import type { Fulfillment, UserError } from '../../../testing/serverTypes.generated';

const SENT_AT = '2025-12-18T10:15:00.000Z';
const out = fulfillment(ravi, { status: 'DELIVERED', viewerCanSendBack: true });
const sent = fulfillment(ravi, {
  status: 'DELIVERED',
  deadline: { endsAt: '2026-01-01T10:15:00.000Z', status: 'RETURNED' },
  returnShipment: {
    carrier: 'India Post',
    trackingNumber: 'RM123456789IN',
    trackingUrl: 'https://www.indiapost.gov.in/',
    sentAt: SENT_AT,
  },
  timelineEntries: [
    {
      from: 'DELIVERED',
      to: 'DELIVERED',
      actor: meera,
      reason: null,
      extension: null,
      isSentBack: true,
      boughtItem: null,
      movedRentals: [],
      occurredAt: SENT_AT,
    },
  ],
});

async function openOrder(found: Answer<Fulfillment>, ...userErrors: Answer<UserError>[]) {
  const delivered = order({ status: 'DELIVERED', fulfillments: [found] });
  const after = { ...sent, order: order({ status: 'DELIVERED', fulfillments: [sent] }) };
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: delivered }),
    SendBackFulfillment: () => ({
      sendBackFulfillment: { fulfillment: userErrors.length > 0 ? null : after, userErrors },
    }),
  });
  const { person } = await openSite(`/orders/${delivered.id}`, { token: 'good' });
  return person;
}

async function askToSendBack(...userErrors: Answer<UserError>[]) {
  const person = await openOrder(out, ...userErrors);
  await person.click(await screen.findByRole('button', { name: 'Mark as sent back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Have you sent the rented books back?' });
  return { person, dialog };
}

const yes = () => screen.getByRole('button', { name: 'Yes, sent back' });

describe('A rental that its buyer sends back', () => {
  it('shows the parcel, and from when it counts as returned', async () => {
    const { person, dialog } = await askToSendBack();
    await enter(person, within(dialog).getByLabelText('Carrier'), 'India Post');
    await enter(person, within(dialog).getByLabelText('Tracking number'), 'RM123456789IN');
    await person.click(yes());
    expect(await screen.findByText('Rental sent back on 18 Dec 2025')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Follow the parcel' });
    expect(link.getAttribute('href')).toBe('https://www.indiapost.gov.in/');
    expect(screen.getByText('Tracking number: RM123456789IN')).toBeTruthy();
    expect(screen.getByText(/The rental will count as returned on 1 Jan 2026/)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Timeline' })).getByText('Rental sent back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as sent back' })).toBeNull();
    const asked = requests.filter(({ operation }) => operation === 'SendBackFulfillment');
    expect(asked.map(({ variables }) => variables['input'])).toEqual([
      {
        fulfillmentId: out.id,
        carrier: 'India Post',
        trackingNumber: 'RM123456789IN',
      },
    ]);
  });

  it('says why that is refused', async () => {
    const { person } = await askToSendBack(
      refusal('ALREADY_SENT_BACK', 'These books have already been sent back'),
    );
    await person.click(yes());
    expect((await screen.findByRole('alert')).textContent).toBe('These books have already been sent back');
  });

  it('that Panna took back says why on the timeline', async () => {
    await openOrder(
      fulfillment(ravi, {
        status: 'RETURNED',
        timelineEntries: [
          {
            from: 'DELIVERED',
            to: 'RETURNED',
            actor: null,
            reason: 'The seller did not confirm the return within 14 days',
            extension: null,
            isSentBack: false,
            boughtItem: null,
            movedRentals: [],
            occurredAt: SENT_AT,
          },
        ],
      }),
    );
    expect(await screen.findByText('The seller did not confirm the return in time.')).toBeTruthy();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import type { Fulfillment, UserError } from '../../../testing/serverTypes.generated';

const ready = (changes: Answer<Fulfillment> = {}) =>
  fulfillment(ravi, {
    status: 'SHIPPED',
    pickUp: { place: 'Navrangpura, after six', city: 'Ahmedabad', code: null, cancellableFrom: '2025-12-05' },
    timelineEntries: [
      {
        from: 'CONFIRMED',
        to: 'SHIPPED',
        actor: ravi,
        reason: null,
        extension: null,
        boughtItem: null,
        movedRentals: [],
        isSentBack: false,
        occurredAt: '2025-11-21T10:15:00.000Z',
      },
    ],
    ...changes,
  });

async function openOrder(found: Answer<Fulfillment>, ...userErrors: Answer<UserError>[]) {
  const seen = order({ status: 'SHIPPED', isPickedUp: true, fulfillments: [found] });
  const after = ready({ status: 'DELIVERED', pickUp: null });
  const answer = { fulfillment: userErrors.length > 0 ? null : { ...after, order: seen }, userErrors };
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: seen }),
    HandOverFulfillment: () => ({ handOverFulfillment: answer }),
    ShipFulfillment: () => ({ shipFulfillment: answer }),
  });
  const { person } = await openSite(`/orders/${seen.id}`, { token: 'good' });
  await screen.findByText('Navrangpura, after six');
  return person;
}

describe('An order that is ready for pick-up', () => {
  it('shows the buyer the place, the code and what happens if nobody comes', async () => {
    const pickUp = {
      place: 'Navrangpura, after six',
      city: 'Ahmedabad',
      code: '042913',
      cancellableFrom: '2025-12-05',
    };
    await openOrder(ready({ pickUp, viewerCanMarkDelivered: true }));
    expect(screen.getByText('Pick-up in Ahmedabad')).toBeTruthy();
    expect(screen.getByText('042913')).toBeTruthy();
    expect(screen.getByText(/both sides can cancel from 5 Dec 2025/)).toBeTruthy();
    expect(screen.getAllByText('READY FOR PICK-UP')).toHaveLength(2);
    expect(
      within(screen.getByRole('list', { name: 'Timeline' })).getByText('Ready for pick-up'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as picked up' })).toBeTruthy();
  });

  it('says by when it should be ready', async () => {
    const deadline = { endsAt: '2025-12-19T10:15:00.000Z', status: 'CANCELLED' } as const;
    await openOrder(ready({ status: 'CONFIRMED', deadline, sendBy: '2025-12-12' }));
    expect(
      screen.getByText(
        'The seller should have it ready by 12 Dec 2025. The order will be cancelled if the seller does not have it ready by 19 Dec 2025, 3:45 pm.',
      ),
    ).toBeTruthy();
  });

  it('says when it is cancelled if nobody comes', async () => {
    await openOrder(ready({ deadline: { endsAt: '2025-12-19T10:15:00.000Z', status: 'CANCELLED' } }));
    expect(
      screen.getByText('The order will be cancelled on 19 Dec 2025, 3:45 pm if nobody picks it up by then.'),
    ).toBeTruthy();
  });

  it('is handed over by the seller with the code of the buyer', async () => {
    const person = await openOrder(ready({ viewerCanHandOver: true }));
    await person.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand the books over' }));
    await enter(person, dialog.getByRole('textbox', { name: /^Buyer’s code/ }), '042913');
    await person.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('DELIVERED')).toBeTruthy();
    expect(inputsOf('HandOverFulfillment')).toEqual([{ fulfillmentId: ready().id, code: '042913' }]);
  });

  it('says that a code is wrong', async () => {
    const person = await openOrder(
      ready({ viewerCanHandOver: true }),
      refusal('PICK_UP_CODE_WRONG', 'This is not the code of this order', ['code']),
    );
    await person.click(screen.getByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(person, dialog.getByRole('textbox', { name: /^Buyer’s code/ }), '000000');
    await person.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await dialog.findByText(/This is not the code of this order/)).toBeTruthy();
  });
});

it('A confirmed order to pick up is made ready without a parcel', async () => {
  const person = await openOrder(ready({ status: 'CONFIRMED', viewerCanShip: true, timelineEntries: [] }));
  expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Mark as ready for pick-up' }));
  expect(inputsOf('ShipFulfillment')).toEqual([{ fulfillmentId: ready().id }]);
});

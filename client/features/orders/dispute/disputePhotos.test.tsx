import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { dispute } from '../../../testing/samples/disputes';
import { meera } from '../../../testing/samples/people';
import { captionOf, choosePhotos, photo } from '../../../testing/samples/photos';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';

const ofBuyer = { ...photo('disputephoto_1', 'The torn page'), side: 'BUYER' } as const;
const ofSeller = { ...photo('disputephoto_2'), side: 'SELLER' } as const;

async function openDispute(shown: ReturnType<typeof dispute>, answers: Answers = {}) {
  const part = fulfillment(ravi, { status: 'DELIVERED', disputes: [shown] });
  const found = order({ status: 'DELIVERED', fulfillments: [part] });
  serverAnswers({ Viewer: () => ({ viewer: meera }), Order: () => ({ order: found }), ...answers });
  const { person } = await openSite(`/orders/${found.id}`, { token: 'good' });
  return { person, panel: within(await screen.findByRole('region', { name: 'Dispute 12' })) };
}

it('the photos of both sides stand in the dispute, and open large', async () => {
  const { person, panel } = await openDispute(dispute({ photos: [ofBuyer, ofSeller] }));
  expect(panel.queryByRole('button', { name: 'Add photos' })).toBeNull();
  expect(panel.getByRole('region', { name: 'Photos by the seller' })).toBeTruthy();
  await person.click(panel.getByRole('button', { name: 'The torn page' }));
  expect(await screen.findByRole('dialog', { name: 'Photos by the buyer' })).toBeTruthy();
});

it('a side adds photos up to its limit', async () => {
  const photos = ['a', 'b', 'c', 'd'].map((id) => ({ ...ofBuyer, id }));
  const open = dispute({ viewerCanAddPhotos: true, photos: [...photos, ofSeller] });
  const { person, panel } = await openDispute(open, {
    AddDisputePhoto: () => ({ addDisputePhoto: { dispute: { ...open, photos: [ofBuyer] }, userErrors: [] } }),
  });
  await person.click(panel.getByRole('button', { name: 'Add photos' }));
  await panel.findByRole('group', { name: 'Add photos to the dispute' });
  await choosePhotos(person, 'a.jpg', 'b.jpg');
  expect(panel.getByText('1 photo was not added because the limit is reached.')).toBeTruthy();
  expect(panel.getByText('You have reached the limit of 5 photos.')).toBeTruthy();
  await person.type(captionOf(1), 'The torn page');
  await person.click(panel.getByRole('button', { name: 'Upload 1 photo' }));
  await waitFor(() => expect(panel.queryByRole('group', { name: 'Add photos to the dispute' })).toBeNull());
  expect(inputsOf('AddDisputePhoto')).toEqual([
    expect.objectContaining({ disputeId: 'dispute_12', caption: 'The torn page' }),
  ]);
  expect(screen.getByText('All photos are uploaded.')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

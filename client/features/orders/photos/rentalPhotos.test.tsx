import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { money } from '../../../testing/samples/money';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import type { Fulfillment, OrderPhoto, PhotoStage } from '../../../testing/serverTypes.generated';

const photo = (stage: PhotoStage, side: OrderPhoto['side'], caption: string | null): Answer<OrderPhoto> => {
  const id = `orderphoto_${stage}_${side}`.toLowerCase();
  const images = { thumbnail: `/photos/${id}/thumbnail.webp`, full: `/photos/${id}/full.webp` };
  return { id, stage, side, caption, ...images, width: 1600, height: 1200 };
};

/** Opens the order of a rented-out book. */
async function openRental(rental: Answer<Fulfillment>, answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: order({ status: 'DELIVERED', fulfillments: [rental] }) }),
    ...answers,
  });
  const { person } = await openSite(`/orders/${order().id}`, { token: 'good' });
  await screen.findByRole('list', { name: 'Timeline' });
  return person;
}

const press = (person: UserEvent, name: string) => person.click(screen.getByRole('button', { name }));
const sent = () => inputsOf('AddOrderPhoto');

it('the photos of a rental stand on its page by stage and side, and open large', async () => {
  const photos = [photo('DISPATCH', 'SELLER', 'As new'), photo('RETURN', 'BUYER', null)];
  const person = await openRental(fulfillment(ravi, { status: 'RETURNED', photos }));
  const dispatch = within(screen.getByRole('region', { name: 'Photos at dispatch' }));
  expect(screen.getByRole('region', { name: 'Photos at return, by the buyer' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Photos at return, by the seller' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add photos/ })).toBeNull();
  await person.click(dispatch.getByRole('button', { name: 'As new' }));
  expect(await screen.findByRole('dialog', { name: 'Photos at dispatch' })).toBeTruthy();
});

it('photos are added at the stages that the server names, and one that fails is sent again', async () => {
  let isDown = true;
  const out = fulfillment(ravi, { status: 'DELIVERED', viewerPhotoStages: ['RECEIPT', 'RETURN'] });
  const photos = [photo('RETURN', 'BUYER', 'A torn page')];
  const person = await openRental(out, {
    AddOrderPhoto: ({ files }) => {
      if (isDown && files[0]?.name === 'b.jpg') throw new TypeError('Failed to fetch');
      return { addOrderPhoto: { fulfillment: { ...out, photos }, userErrors: [] } };
    },
  });
  expect(screen.getByRole('button', { name: 'Add photos on receipt' })).toBeTruthy();
  await press(person, 'Add photos at return');
  const input = await screen.findByLabelText('Add photos', { selector: 'input' });
  await person.upload(
    input,
    ['a.jpg', 'b.jpg'].map((name) => new File(['photo'], name, { type: 'image/jpeg' })),
  );
  await person.type(screen.getByRole('textbox', { name: 'Caption of photo 1' }), 'A torn page');
  expect(sent()).toEqual([]);
  await press(person, 'Upload 2 photos');
  expect((await screen.findByRole('alert')).textContent).toBe('This photo could not be uploaded');
  expect(screen.getByRole('region', { name: 'Photos at return, by the buyer' })).toBeTruthy();
  isDown = false;
  await press(person, 'Try again');
  await waitFor(() => expect(screen.queryByLabelText('Add photos', { selector: 'input' })).toBeNull());
  const rental = { fulfillmentId: out.id, stage: 'RETURN' };
  expect(sent()).toEqual([
    expect.objectContaining({ ...rental, caption: 'A torn page' }),
    expect.objectContaining({ ...rental, caption: null }),
    expect.objectContaining({ ...rental, caption: null }),
  ]);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByText('All photos are uploaded.')).toBeTruthy();
});

it('nobody leaves those that were not sent without a question, of whichever rental', async () => {
  const rental = (id: string) =>
    fulfillment(ravi, { id, status: 'DELIVERED', viewerPhotoStages: ['RETURN'] });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({
      order: order({
        status: 'DELIVERED',
        fulfillments: ['a', 'b'].map((id) => rental(`fulfillment_${id}`)),
      }),
    }),
  });
  const { person } = await openSite(`/orders/${order().id}`, { token: 'good' });
  await screen.findAllByRole('list', { name: 'Timeline' });
  const nth = (name: string, index: number) => screen.getAllByRole('button', { name })[index] as HTMLElement;
  await person.click(nth('Add photos at return', 0));
  await screen.findByLabelText('Add photos', { selector: 'input' });
  await person.click(nth('Add photos at return', 0));
  await waitFor(() => expect(screen.getAllByLabelText('Add photos', { selector: 'input' })).toHaveLength(2));
  const [, input] = screen.getAllByLabelText('Add photos', { selector: 'input' });
  await person.upload(input as HTMLElement, new File(['photo'], 'a.jpg', { type: 'image/jpeg' }));
  await person.click(nth('Cancel', 0));

  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('alertdialog', { name: 'Leave without uploading the photos?' });
  await press(person, 'Stay');
  await press(person, 'Cancel');
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(currentPath()).toBe('/settings'));
});

it('stand beside the form that withholds some of the deposit', async () => {
  const settlement = { lateFee: money('0.00'), depositLeft: money('200.00') };
  const photos = [photo('DISPATCH', 'SELLER', 'As new'), photo('RETURN', 'SELLER', 'A torn page')];
  const out = fulfillment(ravi, { status: 'DELIVERED', viewerCanTakeBack: true });
  const person = await openRental(out, {
    SettlementToday: () => ({ node: { ...out, photos, __typename: 'Fulfillment', settlement } }),
  });
  await press(person, 'Confirm return');
  const dialog = within(await screen.findByRole('dialog', { name: 'Have you received the rented books?' }));
  await person.click(await dialog.findByRole('checkbox', { name: /Withhold part of the deposit/ }));
  expect(dialog.getByRole('region', { name: 'Photos at dispatch' })).toBeTruthy();
  expect(dialog.getByRole('region', { name: 'Photos at return, by the seller' })).toBeTruthy();
});

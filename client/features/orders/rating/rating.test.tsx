import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { asha, order, pageOf, fulfillment, ravi } from '../../../testing/samples/purchases';
import type { Answer } from '../../../testing/answers';
import type { Fulfillment, Order, User, UserError } from '../../../testing/serverTypes.generated';

const delivered = { status: 'DELIVERED', viewerCanRate: true } as const;
const rated = (seller: Answer<User>, rating: number) => fulfillment(seller, { status: 'DELIVERED', rating });
const orderOf = (...fulfillments: Answer<Fulfillment>[]) => order({ ...delivered, fulfillments });

const payload = (given: Answer<Order> | null, ...userErrors: Answer<UserError>[]) => ({
  rateSeller: { order: given, seller: null, userErrors },
});

async function openDialog(unrated: Answer<Order>, answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Transactions: () => ({ orders: pageOf([unrated]) }),
    ...answers,
  });
  const { person } = await openSite('/transactions', { token: 'good' });
  await person.click(await screen.findByRole('button', { name: 'Rate Seller' }));
  await screen.findByRole('dialog', { name: 'Rate Book Uploader' });
  return person;
}

const choose = (person: UserEvent, seller: string, stars: string) =>
  person.click(
    within(screen.getByRole('group', { name: seller })).getByRole('radio', { name: `${stars} of 5 stars` }),
  );

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Rating' });
const ratings = () =>
  requests.filter(({ operation }) => operation === 'RateSeller').map(({ variables }) => variables['input']);

describe('The rating dialog', () => {
  it('cannot be submitted before stars are chosen', async () => {
    const person = await openDialog(orderOf(fulfillment(ravi, delivered)));
    expect(submitButton().disabled).toBe(true);
    await choose(person, 'Ravi Deshpande', '3.5');
    expect(submitButton().disabled).toBe(false);
  });

  it('says until when a seller can be rated', async () => {
    const [soon, later] = [
      fulfillment(ravi, { ...delivered, ratingEndsAt: '2026-01-19T10:15:00.000Z' }),
      fulfillment(asha, delivered),
    ];
    await openDialog(orderOf(soon, later));
    expect(
      screen.getAllByText(/You can rate this seller until/).map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/until 19 Jan 2026/)]);
  });

  it('sends half stars, closes and reloads the list', async () => {
    const done = order({ status: 'DELIVERED', hasRated: true, rating: 70, fulfillments: [rated(ravi, 70)] });
    const person = await openDialog(orderOf(fulfillment(ravi, delivered)), {
      RateSeller: () => payload(done),
    });
    await choose(person, 'Ravi Deshpande', '3.5');
    await person.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ratings()).toEqual([{ orderId: done.id, sellerId: 'user_ravi', stars: 3.5 }]);
    expect(requests.filter(({ operation }) => operation === 'Transactions')).toHaveLength(2);
  });

  it('is a group of radio buttons, so that the keyboard reaches every half star', async () => {
    const person = await openDialog(orderOf(fulfillment(ravi, delivered)));
    const stars = screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'));
    expect(stars).toHaveLength(10);
    await person.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '4.5 of 5 stars' })).toHaveProperty('checked', true);
  });

  it('rates each seller of an order, and shows what was given before', async () => {
    const both = orderOf(
      fulfillment(ravi, delivered),
      fulfillment(asha, delivered),
      rated({ ...ravi, id: 'user_old', name: 'Old Shop' }, 80),
    );
    const person = await openDialog(both, { RateSeller: () => payload(both) });
    expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    await choose(person, 'Ravi Deshpande', '5');
    await choose(person, 'Asha Patel', '0.5');
    await person.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ratings().map((rating) => [rating?.['sellerId'], rating?.['stars']])).toEqual([
      ['user_ravi', 5],
      ['user_asha', 0.5],
    ]);
  });

  it('says why a rating was refused, and stays open', async () => {
    const refused = payload(
      null,
      refusal('ALREADY_RATED', 'You have already rated this seller for this order'),
    );
    const person = await openDialog(orderOf(fulfillment(ravi, delivered)), { RateSeller: () => refused });
    await choose(person, 'Ravi Deshpande', '2');
    await person.click(submitButton());
    expect(await screen.findByText('You have already rated this seller for this order')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('reloads the list for the ratings that were taken, though a later one fails', async () => {
    const both = orderOf(fulfillment(ravi, delivered), fulfillment(asha, delivered));
    const halfDone = orderOf(rated(ravi, 100), fulfillment(asha, delivered));
    const person = await openDialog(both, {
      RateSeller: ({ variables: { input } }) => {
        if (input?.['sellerId'] === 'user_asha') throw new TypeError('Failed to fetch');
        return payload(halfDone);
      },
    });
    await choose(person, 'Ravi Deshpande', '5');
    await choose(person, 'Asha Patel', '4');
    await person.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit rating');
    const readings = () => requests.filter(({ operation }) => operation === 'Transactions');
    await waitFor(() => expect(readings()).toHaveLength(2));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('says so when the server cannot be reached', async () => {
    const person = await openDialog(orderOf(fulfillment(ravi, delivered)));
    await choose(person, 'Ravi Deshpande', '2');
    await person.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit rating');
  });

  it('cannot rate when the uploader is not known', async () => {
    await openDialog(orderOf());
    expect(screen.getByRole('alert').textContent).toBe('Uploader information not found');
    expect(submitButton().disabled).toBe(true);
  });
});

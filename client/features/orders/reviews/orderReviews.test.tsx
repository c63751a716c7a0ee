import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera } from '../../../testing/samples/people';
import { fulfillment, order, ravi } from '../../../testing/samples/purchases';
import { review } from '../../../testing/samples/reviews';
import type { Order, OrderItem, Review } from '../../../testing/serverTypes.generated';

const line = (id: string, title: string, viewerReview: Answer<Review> | null): Answer<OrderItem> => ({
  id: `orderitem_${id}`,
  title,
  book: {
    id: `book_${id}`,
    edition: { id: `edition_${id}`, viewerCanReview: viewerReview === null, viewerReview },
  },
});

async function openOrder(status: 'SHIPPED' | 'DELIVERED', reviewed: () => Answer<Order>, answers = {}) {
  const shown = order({
    id: `order_${status}`,
    status,
    viewerCanRate: true,
    fulfillments: [fulfillment(ravi, { status })],
  });
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Order: () => ({ order: shown }),
    OrderReviews: () => ({ order: reviewed() }),
    ...answers,
  });
  const { person } = await openSite(`/orders/${String(shown.id)}`, { token: 'good' });
  await screen.findByRole('heading', { level: 1, name: /Order/ });
  return person;
}

it('lets the buyer of what has arrived review each book and the seller, beside the rating', async () => {
  const old = review({ id: 'review_old', author: meera, writtenAt: '2025-01-05T09:30:00.000Z' });
  let mine: Answer<Review> | null = null;
  const seller = () => ({ ...ravi, viewerCanReview: mine === null, viewerReview: mine });
  const items = [line('guide', 'The Guide', null), line('emma', 'Emma', old)];
  const person = await openOrder(
    'DELIVERED',
    () => order({ fulfillments: [fulfillment(ravi, { seller: seller(), items })] }),
    {
      ReviewSeller: () => {
        mine = review({ author: meera, edition: null, book: null, score: null, viewerCanEdit: true });
        const written = { ...mine, seller: seller() };
        return { reviewSeller: { review: written, userErrors: [] } };
      },
    },
  );
  expect(screen.getByRole('button', { name: 'Rate Seller' })).toBeTruthy();
  const [guide, emma, ravis] = within(
    (await screen.findByRole('heading', { name: 'Your reviews' })).parentElement ?? document.body,
  ).getAllByRole('listitem');
  expect(guide?.textContent).toBe('The GuideReview this book');
  expect(emma?.textContent).toBe('EmmaYou reviewed this on 5 Jan 2025.');
  expect(ravis?.textContent).toBe('Ravi Deshpande, sellerReview this seller');
  await person.click(screen.getByRole('button', { name: 'Review this seller' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Ravi Deshpande' }));
  expect(dialog.queryByRole('radio')).toBeNull();
  await enter(person, dialog.getByRole('textbox', { name: /Your review/ }), 'Well wrapped');
  await person.click(dialog.getByRole('button', { name: 'Publish the review' }));
  expect(await screen.findByRole('button', { name: 'Change your review' })).toBeTruthy();
  const sent = requests.find(({ operation }) => operation === 'ReviewSeller');
  expect(sent?.variables['input']).toEqual({ sellerId: 'user_ravi', text: 'Well wrapped' });
});

it('asks for no review of what is still on its way', async () => {
  await openOrder('SHIPPED', () => order());
  expect(requests.some(({ operation }) => operation === 'OrderReviews')).toBe(false);
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { book } from '../../../testing/samples/books';
import { enter } from '../../../testing/enter';
import { requests, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import { pageOf } from '../../../testing/samples/purchases';
import { review } from '../../../testing/samples/reviews';
import { scrollToEnd } from '../../../testing/scrolling';
import type { Edition, Review, User } from '../../../testing/serverTypes.generated';

const summary = (count: number) => ({
  average: count === 0 ? 0 : 72.4,
  count,
  stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: star === 4 ? count : 0 })),
});
const edition = (nodes: Answer<Review>[], changes: Answer<Edition> = {}): Answer<Edition> => ({
  id: 'edition_guide',
  title: 'The Guide',
  viewerCanReview: false,
  viewerReview: null,
  reviewSummary: summary(nodes.length),
  reviews: pageOf(nodes),
  ...changes,
});
const shown = (of: Answer<Edition>) => ({ book: { id: 'book_guide', edition: of } });
const ravi: Answer<User> = {
  id: 'user_ravi',
  name: 'Ravi Deshpande',
  memberSince: '2024-03-01T10:00:00.000Z',
  readersScore: 90,
  totalRatings: 2,
  reputation: null,
  viewerCanReview: false,
  viewerReview: null,
  reviews: pageOf([]),
};
const sent = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables['input']);

async function openBook(answers: Answers) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Book: () => ({ book: book() }),
    BookReviews: () => shown(edition([])),
    SellerCard: () => ({ user: ravi }),
    ...answers,
  });
  const { person } = await openSite('/books/book_guide', { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  expect(requests.some(({ operation }) => operation === 'BookReviews')).toBe(false);
  await scrollToEnd();
  return person;
}
const section = (name: string) => screen.findByRole('region', { name });

describe('The reviews of a book', () => {
  it('are summed up by their stars, and read as they were written, with the reply', async () => {
    const answered = review({
      editedAt: '2025-11-12T09:30:00.000Z',
      answer: 'Glad you liked it.',
      answeredAt: '2025-11-14T09:30:00.000Z',
    });
    await openBook({ BookReviews: () => shown(edition([answered])) });
    const reviews = within(await section('Reviews'));
    expect((await reviews.findByText('72/100')).parentElement?.textContent).toBe('72/1001 review');
    expect(reviews.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '44 of 5 stars1',
    );
    expect(reviews.getByRole('article', { name: 'Review by Kamala' }).textContent).toBe(
      'Kamala10 Nov 2025 · edited on 12 Nov 2025Read it in <b>one</b> night.' +
        'Ravi Deshpande replied on 14 Nov 2025Glad you liked it.Report',
    );
  });

  it('come page by page', async () => {
    const next = review({ id: 'review_2', author: { id: 'user_ila', name: 'Ila' } });
    const person = await openBook({
      BookReviews: ({ variables: { after } }) =>
        shown(edition([review()], { reviews: after ? pageOf([next], 2, 1) : pageOf([review()], 2) })),
    });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('article', { name: 'Review by Ila' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Review by Kamala' })).toBeTruthy();
  });

  it('fold what is long', async () => {
    const person = await openBook({
      BookReviews: () => shown(edition([review({ text: 'Long '.repeat(200) })])),
    });
    const more = await screen.findByRole('button', { name: 'Read more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await person.click(more);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('are reported to the administrators', async () => {
    const person = await openBook({
      BookReviews: () => shown(edition([review()])),
      ReportReview: () => ({ reportReview: { userErrors: [] } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Report' }));
    const reason = await screen.findByRole('combobox', { name: 'What is wrong?' });
    await person.selectOptions(reason, 'ADVERTISEMENT');
    await person.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Thank you. A moderator will review your report.')).toBeTruthy();
    expect(sent('ReportReview')).toEqual([{ reviewId: 'review_1', reason: 'ADVERTISEMENT', note: null }]);
  });

  it('are changed by their authors, with the stars and words they had', async () => {
    let mine = review({ author: meera, viewerCanEdit: true, viewerCanReport: false, score: 70 });
    const person = await openBook({
      BookReviews: () => shown(edition([mine])),
      EditReview: ({ variables: { input } }) => {
        mine = { ...mine, text: String(input?.['text']), score: 90 };
        return { editReview: { review: mine, userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Change your review' }));
    await screen.findByRole('dialog', { name: 'Change your review' });
    expect(screen.getByRole('radio', { name: '3.5 of 5 stars' })).toHaveProperty('checked', true);
    await person.click(screen.getByRole('radio', { name: '4.5 of 5 stars' }));
    const words = screen.getByRole('textbox', { name: /Your review/ });
    await person.clear(words);
    await enter(person, words, 'Better the second time');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Better the second time')).toBeTruthy();
    expect(sent('EditReview')).toEqual([
      { reviewId: 'review_1', stars: 4.5, text: 'Better the second time' },
    ]);
  });

  it('begin with that of a reader to whom the book was delivered, and nothing typed is lost', async () => {
    let mine: Answer<Review>[] = [];
    let refusals = [refusal('TOO_LONG', 'At most 5000 characters', ['text'])];
    const person = await openBook({
      BookReviews: () => shown(edition(mine, { viewerCanReview: mine.length === 0 })),
      ReviewBook: () => {
        const userErrors = refusals;
        refusals = [];
        if (userErrors.length > 0) return { reviewBook: { review: null, userErrors } };
        const written = review({ author: meera, text: 'A pearl', edition: edition([]) });
        mine = [written];
        return { reviewBook: { review: written, userErrors } };
      },
    });
    expect(await screen.findByText(/No reviews yet/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Review this book' }));
    const publish = await screen.findByRole('button', { name: 'Publish the review' });
    await person.click(publish);
    expect(await screen.findByText('Please choose stars')).toBeTruthy();
    expect(screen.getByText('Please write a few words')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '0.5 of 5 stars' }));
    await person.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    await enter(person, screen.getByRole('textbox', { name: /Your review/ }), 'A pearl');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Review this book' }));
    await person.click(await screen.findByRole('button', { name: 'Publish the review' }));
    expect(await screen.findByText(/5,?000 characters/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Your review/ })).toHaveProperty('value', 'A pearl');
    await person.click(screen.getByRole('button', { name: 'Publish the review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('article', { name: 'Review by Meera Nair' })).toBeTruthy();
    expect(sent('ReviewBook')[1]).toEqual({ bookId: 'book_guide', stars: 4, text: 'A pearl' });
  });

  it('tell their author why one was removed', async () => {
    const removed = review({ author: meera, removalReason: 'It insults', isShown: false });
    await openBook({ BookReviews: () => shown(edition([], { viewerReview: removed })) });
    expect(await screen.findByText('A moderator removed your review: It insults')).toBeTruthy();
  });
});

describe('The seller of a book', () => {
  const openSeller = async (changes: Answer<User>) => {
    await openBook({ SellerCard: () => ({ user: { ...ravi, ...changes } }) });
    return within(await section('Seller'));
  };

  it('is told of from what happened, and led to by what they offer', async () => {
    const reputation = { orders: 12, shipsWithinDays: 2, returnsOnTimePercent: 90, cancelledPercent: 0 };
    const seller = await openSeller({ reputation });
    expect(await seller.findByText('Based on the last 12 orders.')).toBeTruthy();
    expect(seller.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Usually ships within 2 days',
      'Accepted 90% of returns on time',
      'Never cancelled an order',
    ]);
    const link = seller.getByRole('link', { name: 'All books of this seller' });
    expect(link.getAttribute('href')).toBe('/books?seller=user_ravi');
  });

  it('is not told of before there is something to say', async () => {
    const seller = await openSeller({});
    expect(await seller.findByText(/are shown after 5 orders/)).toBeTruthy();
    expect(seller.queryAllByRole('listitem')).toEqual([]);
  });

  it('is shown with what readers wrote about them', async () => {
    const seller = await openSeller({
      reviews: pageOf([review({ edition: null, score: null, text: 'Well wrapped' })]),
    });
    expect(await seller.findByText('Well wrapped')).toBeTruthy();
  });
});

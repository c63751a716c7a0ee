import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book } from '../../testing/samples/books';
import { enter } from '../../testing/enter';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { ila, meera, refusal } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';
import type { Answer } from '../../testing/answers';
import type { ListingReport, ModerationAction, User, UserError } from '../../testing/serverTypes.generated';

const report: Answer<ListingReport> = {
  id: 'report_1',
  reason: 'COUNTERFEIT',
  note: 'The pages are photocopied.',
  createdAt: '2025-11-20T10:15:00.000Z',
  reporter: { id: 'user_meera', name: 'Meera Nair' },
  book: book({ viewerCanModerate: true }),
};
/** An account as an administrator sees it. Moderators may neither suspend nor reinstate accounts. */
const ravi = { id: 'user_ravi', name: 'Ravi Deshpande', viewerCanModerate: true } satisfies Answer<User>;
const suspension: Answer<ModerationAction> = {
  id: 'moderation_1',
  kind: 'SUSPEND_ACCOUNT',
  reason: 'Does not send what was paid for',
  occurredAt: '2025-11-20T10:15:00.000Z',
  isInForce: true,
  actor: { id: 'user_ila', name: 'Ila Menon' },
  book: null,
  user: ravi,
  review: null,
  edition: null,
  toEdition: null,
};
const done = (...userErrors: Answer<UserError>[]) => ({ userErrors });
const sent = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables['input']);

describe('Moderation', () => {
  it('is for moderators only', async () => {
    serverAnswers({ Viewer: () => ({ viewer: meera }) });
    await openSite('/moderation', { token: 'good' });
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull();
  });

  it('shows what was reported, and takes the listing off the market for a reason', async () => {
    let open = [report];
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ListingReports: () => ({ listingReports: pageOf(open) }),
      RemoveListing: () => {
        open = [];
        return { removeListing: { book: null, ...done() } };
      },
    });
    const { person } = await openSite('/moderation', { token: 'good' });
    const card = await screen.findByRole('article', { name: 'The Guide' });
    expect(card.textContent).toContain('It is a pirated copy');
    expect(card.textContent).toContain('The pages are photocopied.');
    await person.click(within(card).getByRole('button', { name: 'Take off the market' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take this listing off the market?' });
    await person.click(within(dialog).getByRole('button', { name: 'Take off the market' }));
    expect(await within(dialog).findByText('Please give a reason')).toBeTruthy();
    expect(sent('RemoveListing')).toEqual([]);
    await enter(person, within(dialog).getByRole('textbox', { name: /Reason/ }), 'Pirated');
    await person.click(within(dialog).getByRole('button', { name: 'Take off the market' }));
    expect(await screen.findByText('No open reports')).toBeTruthy();
    expect(sent('RemoveListing')).toEqual([{ bookId: 'book_guide', reason: 'Pirated' }]);
  });

  it('keeps what was typed when the server refuses', async () => {
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ListingReports: () => ({ listingReports: pageOf([report]) }),
      DismissReport: () => ({ dismissReport: done(refusal('REPORT_NOT_FOUND', 'Report not found')) }),
    });
    const { person } = await openSite('/moderation', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Dismiss report' }));
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await enter(person, reason, 'A classic{Tab}');
    const dialog = screen.getByRole('dialog', { name: 'Dismiss this report?' });
    await person.click(within(dialog).getByRole('button', { name: 'Dismiss report' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Report not found');
    expect((reason as HTMLTextAreaElement).value).toBe('A classic');
  });

  it('keeps a record, from which what is in force can be undone', async () => {
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ModerationActions: () => ({ moderationActions: pageOf([suspension]) }),
      ReinstateAccount: () => ({ reinstateAccount: { user: null, ...done() } }),
    });
    const { person } = await openSite('/moderation?view=record', { token: 'good' });
    expect(await screen.findByText('Account suspended')).toBeTruthy();
    expect(screen.getByText('Reason: Does not send what was paid for')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Reinstate' }));
    await waitFor(() => expect(sent('ReinstateAccount')).toEqual([{ userId: 'user_ravi' }]));
  });

  it('offers moderators what they may do: no step on accounts', async () => {
    const user = { ...ravi, viewerCanModerate: false };
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ListingReports: () => ({ listingReports: pageOf([report]) }),
      ModerationActions: () => ({ moderationActions: pageOf([{ ...suspension, user }]) }),
    });
    const { person } = await openSite('/moderation', { token: 'good' });
    const card = await screen.findByRole('article', { name: 'The Guide' });
    expect(within(card).getByRole('button', { name: 'Take off the market' })).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Suspend the seller' })).toBeNull();
    await person.click(screen.getByRole('tab', { name: 'Action log' }));
    expect(await screen.findByText('Account suspended')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reinstate' })).toBeNull();
  });

  it('leaves the focus at the action that was undone, as its button goes', async () => {
    let isInForce = true;
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ModerationActions: () => ({
        moderationActions: pageOf([{ ...suspension, isInForce }]),
      }),
      ReinstateAccount: () => {
        isInForce = false;
        return { reinstateAccount: { user: null, ...done() } };
      },
    });
    const { person } = await openSite('/moderation?view=record', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Reinstate' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reinstate' })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByText('Account suspended').closest('li')),
    );
  });

  it('tells between which editions listings were moved', async () => {
    const join: Answer<ModerationAction> = {
      ...suspension,
      kind: 'JOIN_EDITIONS',
      isInForce: false,
      user: null,
      edition: { id: 'edition_from', title: 'Guide' },
      toEdition: { id: 'edition_to', title: 'The Guide' },
    };
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ModerationActions: () => ({ moderationActions: pageOf([join]) }),
    });
    await openSite('/moderation?view=record', { token: 'good' });
    const entry = (await screen.findByText('Editions joined')).closest('li');
    expect(entry?.textContent).toContain('From Guide to The Guide');
    expect(screen.getByRole('link', { name: 'The Guide' }).getAttribute('href')).toBe('/editions/edition_to');
  });

  it('loads more of the reports', async () => {
    const next = { ...report, id: 'report_2', book: book({ id: 'book_emma', title: 'Emma' }) };
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ListingReports: ({ variables }) => ({
        listingReports: variables['after'] ? pageOf([next], 2, 1) : pageOf([report], 2),
      }),
    });
    const { person } = await openSite('/moderation', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('article', { name: 'Emma' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'The Guide' })).toBeTruthy();
  });

  it('loads more of the record', async () => {
    const next = { ...suspension, id: 'moderation_2', reason: 'Sends torn books' };
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      ModerationActions: ({ variables }) => ({
        moderationActions: variables['after'] ? pageOf([next], 2, 1) : pageOf([suspension], 2),
      }),
    });
    const { person } = await openSite('/moderation?view=record', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Reason: Sends torn books')).toBeTruthy();
    expect(screen.getByText('Reason: Does not send what was paid for')).toBeTruthy();
  });
});

describe('The page of a book', () => {
  it('takes a report from a reader, and says thank you', async () => {
    serverAnswers({
      Viewer: () => ({ viewer: meera }),
      Book: () => ({ book: book() }),
      ReportBook: () => ({ reportBook: done() }),
    });
    const { person } = await openSite('/books/book_guide', { token: 'good' });
    await person.click(await screen.findByRole('button', { name: 'Report this listing' }));
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'What is wrong?' }),
      'COUNTERFEIT',
    );
    await enter(person, screen.getByRole('textbox', { name: /Details/ }), 'Photocopied');
    await person.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Thank you. A moderator will review your report.')).toBeTruthy();
    expect(sent('ReportBook')).toEqual([
      { bookId: 'book_guide', reason: 'COUNTERFEIT', note: 'Photocopied' },
    ]);
  });

  it('tells the seller why a listing was taken off the market', async () => {
    const removed = book({
      status: 'UNLISTED',
      removalReason: 'Pirated',
      unavailableReason: 'REMOVED',
      viewerIsSeller: true,
      viewerCanReport: false,
      viewerCanBuy: false,
      viewerCanRent: false,
    });
    serverAnswers({ Viewer: () => ({ viewer: meera }), Book: () => ({ book: removed }) });
    await openSite('/books/book_guide', { token: 'good' });
    expect(await screen.findByText('This listing was removed by a moderator: Pirated')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull();
  });

  it.each([
    ['a moderator', false, ['Take off the market']],
    ['an administrator', true, ['Take off the market', 'Suspend the seller']],
  ])('offers %s what they may do', async (_, viewerCanModerate, steps) => {
    const seller = { ...book().seller, ...ravi, viewerCanModerate };
    serverAnswers({
      Viewer: () => ({ viewer: ila }),
      Book: () => ({ book: book({ viewerCanModerate: true, seller }) }),
    });
    await openSite('/books/book_guide', { token: 'good' });
    const card = await screen.findByRole('region', { name: 'Moderation' });
    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(steps);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { complaint, complaintEntry } from '../../testing/samples/complaints';
import { ila, meera, refusal } from '../../testing/samples/people';
import { order, pageOf } from '../../testing/samples/purchases';

const PERSONAL = [...meera.abilities, 'complaints:read', 'complaints:write'];
const HANDLING = [...PERSONAL, 'complaints:read-any', 'complaints:handle'];

async function open(path: string, answers: Answers, viewer = { ...meera, abilities: PERSONAL }) {
  serverAnswers({ Viewer: () => ({ viewer }), ...answers });
  return (await openSite(path, { token: 'good' })).person;
}

const openAsStaff = (path: string, answers: Answers) =>
  open(path, answers, { ...ila, abilities: HANDLING } as never);
const button = (name: string) => screen.findByRole('button', { name });
const ended = { userErrors: [] };
// Another promise than the usual one, so that the screens cannot state a figure of their own.
const within72Hours = { ComplaintPromise: () => ({ marketplace: { complaintAnswerHours: 72 } }) };

describe('A complaint', () => {
  it('is made about an order, whose number the form names, and its page shows the number', async () => {
    const { id } = order();
    const made = complaint({ kind: 'ORDER', order: order() });
    let isMade = false;
    const person = await open(`/complaints/new?order=${id}`, {
      Complain: () => {
        const first = !isMade;
        isMade = true;
        const limit = refusal('COMPLAINTS_LIMIT', 'You already have 10 open complaints');
        return { complain: first ? { complaint: null, userErrors: [limit] } : { complaint: made, ...ended } };
      },
      Complaint: () => ({ complaint: made }),
    });
    expect(await screen.findByText(/complaint is about order/)).toBeTruthy();
    const kind = screen.getByLabelText<HTMLSelectElement>(/^What is the complaint about/);
    expect(kind.value).toBe('ORDER');
    await person.click(await button('Send the complaint'));
    expect(await screen.findByText('Please explain in a few words')).toBeTruthy();
    await enter(person, screen.getByLabelText(/^What happened/), 'It never came.');
    await person.click(await button('Send the complaint'));
    expect(await screen.findByText(/You already have/)).toBeTruthy();
    await person.click(await button('Send the complaint'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Complaint 2025-000123' })).toBeTruthy();
    expect(currentPath()).toBe('/complaints/2025-000123');
    expect(await screen.findByText(/Please give its number/)).toBeTruthy();
    expect(inputsOf('Complain').at(-1)).toEqual({
      kind: 'ORDER',
      text: 'It never came.',
      orderId: id,
    });
  });

  it('needs a subject if the address names none', async () => {
    const person = await open('/complaints/new', within72Hours);
    expect(await screen.findByText(/a first reply within 72 hours/)).toBeTruthy();
    await enter(person, await screen.findByLabelText(/^What happened/), 'Something.');
    await person.click(await button('Send the complaint'));
    expect(await screen.findByText('Please choose what the complaint is about')).toBeTruthy();
    expect(inputsOf('Complain')).toEqual([]);
  });

  it('is listed to its complainant with its state and deadlines', async () => {
    const settled = complaint({
      id: 'complaint_0',
      number: '2025-000007',
      status: 'SETTLED',
      closedAt: '2025-11-12T10:15:00.000Z',
    });
    const person = await open('/complaints', {
      ...within72Hours,
      Complaints: ({ variables }) => ({
        complaints: variables['after'] ? pageOf([settled], 2, 1) : pageOf([complaint()], 2),
      }),
    });
    expect(await screen.findByText(/answered within 72 hours and settled within a month/)).toBeTruthy();
    await person.click(await button('Load more'));
    const list = within(await screen.findByRole('list', { name: 'My complaints' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = list.getAllByRole('listitem');
    expect(first?.textContent).toContain('To be answered by');
    expect(first?.textContent).toContain('To be settled by 20 Dec 2025.');
    expect(second?.textContent).toContain('Settled on 12 Nov 2025.');
    const link = list.getByRole('link', { name: 'Complaint 2025-000007' });
    expect(link.getAttribute('href')).toBe('/complaints/2025-000007');
  });

  it('shows its history, takes a reply, and is withdrawn', async () => {
    const answered = complaint({
      status: 'ANSWERED',
      entries: [complaintEntry(), complaintEntry({ action: 'ANSWER', by: 'STAFF', text: 'Which page?' })],
      viewerCanReply: true,
      viewerCanWithdraw: true,
    });
    const reply = complaintEntry({ action: 'REPLY', text: 'The one of my shop.' });
    const replied = { ...answered, status: 'OPEN', entries: [...(answered.entries ?? []), reply] } as const;
    const withdrawn = { ...complaint(), status: 'WITHDRAWN', closedAt: '2025-11-23T10:15:00.000Z' } as const;
    const person = await open('/complaints/2025-000123', {
      ...within72Hours,
      Complaint: () => ({ complaint: answered }),
      ReplyToComplaint: () => ({ replyToComplaint: { complaint: replied, ...ended } }),
      WithdrawComplaint: () => ({ withdrawComplaint: { complaint: withdrawn, ...ended } }),
    });
    expect(await screen.findByText('Which page?')).toBeTruthy();
    expect(screen.queryByText(/Please give its number/)).toBeNull();
    await person.click(await button('Reply'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply' }));
    expect(await dialog.findByText('Our staff will answer within 72 hours.')).toBeTruthy();
    await enter(person, dialog.getByLabelText(/^Your message/), 'The one of my shop.');
    await person.click(dialog.getByRole('button', { name: 'Send the reply' }));
    expect(await screen.findByText('Your reply was added.')).toBeTruthy();
    expect(await screen.findByText('The one of my shop.')).toBeTruthy();
    expect(inputsOf('ReplyToComplaint')).toEqual([
      { complaintId: 'complaint_1', text: 'The one of my shop.' },
    ]);
    await person.click(await button('Withdraw the complaint'));
    await person.click(await button('Yes, withdraw it'));
    expect(await screen.findByText('The complaint was withdrawn.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  it('that does not exist is not found', async () => {
    await open('/complaints/2025-000999', { Complaint: () => ({ complaint: null }) });
    expect(await screen.findByRole('heading', { name: 'Complaint not found' })).toBeTruthy();
  });
});

describe('The open complaints', () => {
  it('are closed to everybody but staff, and absent from their menu', async () => {
    await open('/complaints/open', {});
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Complaints' })).toBeNull();
  });

  it('name their complainants, and mark late ones', async () => {
    const late = complaint({ id: 'complaint_0', number: '2025-000101', isOverdue: true });
    await openAsStaff('/complaints/open', {
      OpenComplaints: () => ({ openComplaints: pageOf([late, complaint()]) }),
    });
    const list = await screen.findByRole('list', { name: 'Open complaints, earliest deadline first' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('Overdue');
    expect(first?.textContent).toContain('From Meera Nair');
    expect(second?.textContent).not.toContain('Overdue');
  });

  it('are found by number, answered and settled', async () => {
    const waiting = complaint({ viewerCanAnswer: true, viewerCanSettle: true });
    const answer = complaintEntry({ action: 'ANSWER', by: 'STAFF', text: 'Which page?' });
    const answered = { ...waiting, status: 'ANSWERED', entries: [complaintEntry(), answer] } as const;
    const closedAt = '2025-11-23T10:15:00.000Z';
    const settled = { ...complaint(), status: 'SETTLED', closedAt, entries: answered.entries } as const;
    const person = await openAsStaff('/complaints/open', {
      OpenComplaints: () => ({ openComplaints: pageOf([]) }),
      Complaint: () => ({ complaint: waiting }),
      AnswerComplaint: () => ({ answerComplaint: { complaint: answered, ...ended } }),
      SettleComplaint: () => ({ settleComplaint: { complaint: settled, ...ended } }),
    });
    expect(await screen.findByRole('heading', { name: 'No open complaints' })).toBeTruthy();
    await enter(person, screen.getByLabelText('Complaint number'), ' 2025-000123 {Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Complaint 2025-000123' })).toBeTruthy();
    await person.click(await button('Answer'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer this complaint' }));
    await enter(person, dialog.getByLabelText(/^Your answer/), 'Which page?');
    await person.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Your answer was sent.')).toBeTruthy();
    await person.click(await button('Settle the complaint'));
    const outcome = within(await screen.findByRole('dialog', { name: 'Settle this complaint' }));
    await enter(person, outcome.getByLabelText(/^Outcome for the complainant/), 'It is gone.');
    await person.click(outcome.getByRole('button', { name: 'Settle the complaint' }));
    expect(await screen.findByText('The complaint was settled.')).toBeTruthy();
    expect(inputsOf('SettleComplaint')).toEqual([{ complaintId: 'complaint_1', text: 'It is gone.' }]);
    expect(screen.queryByRole('button', { name: 'Settle the complaint' })).toBeNull();
  });
});

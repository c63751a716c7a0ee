import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { dispute } from '../../testing/samples/disputes';
import { enter } from '../../testing/enter';
import { inputsOf, requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import { order, pageOf } from '../../testing/samples/purchases';
import type { Dispute } from '../../testing/serverTypes.generated';

const open = (changes: Answer<Dispute>) => dispute({ order: order(), viewerCanDecide: true, ...changes });
const overdue = open({ id: 'dispute_7', number: 7 });
const recent = open({ id: 'dispute_9', number: 9, answerBy: '2999-11-24T10:15:00.000Z' });

async function openDisputes(answers: Answers, abilities = ['disputes:decide']) {
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities } }),
    DisputePromptness: () => ({ disputePromptness: { asked: 9, inTime: 8 } }),
    ...answers,
  });
  return (await openSite('/disputes', { token: 'good' })).person;
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Open disputes, oldest first' })).getAllByRole('listitem');

describe('The screen of disputes', () => {
  it('is closed to viewers who may not decide, and absent from their menu', async () => {
    await openDisputes({}, ['staff:grant']);
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Disputes' })).toBeNull();
  });

  it('lists the open disputes, marks late answers, and shows more on demand', async () => {
    const person = await openDisputes({
      OpenDisputes: ({ variables }) => ({
        openDisputes: variables['after'] ? pageOf([recent], 2, 1) : pageOf([overdue], 2),
      }),
    });
    expect(await screen.findByText('Answered in time: 8 of 9 in the last 30 days')).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    const [first, second] = await cards();
    expect(first?.textContent).toContain('Answer overdue');
    expect(second?.textContent).not.toContain('Answer overdue');
    const link = within(first ?? document.body).getByRole('link', { name: /^Order .* of Meera Nair$/ });
    expect(link.getAttribute('href')).toBe(`/orders/${order().id}`);
    const entries = await screen.findAllByRole('link', { name: 'Disputes' });
    expect(entries[0]?.getAttribute('href')).toBe('/disputes');
  });

  it('lets staff decide once their identity is confirmed', async () => {
    let isConfirmed = false;
    let isOpen = true;
    const person = await openDisputes({
      OpenDisputes: () => ({ openDisputes: pageOf(isOpen ? [overdue, recent] : [recent]) }),
      DecideDispute: () => {
        const confirm = refusal('CONFIRMATION_REQUIRED', 'Please confirm');
        if (!isConfirmed)
          return { decideDispute: { dispute: null, fulfillment: null, userErrors: [confirm] } };
        isOpen = false;
        return { decideDispute: { dispute: null, fulfillment: null, userErrors: [] } };
      },
      StartConfirmation: () => ({ startConfirmation: { secondFactor: null, userErrors: [] } }),
      ConfirmIdentity: () => {
        isConfirmed = true;
        return { confirmIdentity: { confirmedUntil: '2026-11-20T10:15:00.000Z', userErrors: [] } };
      },
    });
    const [first] = await cards();
    await person.click(within(first ?? document.body).getByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide this dispute' }));
    expect(dialog.getByText('From 0 to ₹100')).toBeTruthy();
    await enter(person, dialog.getByLabelText(/^Amount that the buyer gets/), '60');
    await enter(person, dialog.getByLabelText(/^Explanation for both sides/), 'The photos show two pages.');
    await person.click(dialog.getByRole('button', { name: 'Decide' }));
    const identity = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
    await enter(person, identity.getByLabelText(/^Password/), 'a long secret{Enter}');
    expect(await screen.findByText('Dispute 7 was decided.')).toBeTruthy();
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(inputsOf('DecideDispute').at(-1)).toEqual({
      disputeId: 'dispute_7',
      amount: '60',
      decision: 'The photos show two pages.',
      returnFirst: false,
    });
    expect(requests.filter(({ operation }) => operation === 'DisputePromptness')).toHaveLength(2);
  });

  it('says so if nothing is open', async () => {
    await openDisputes({ OpenDisputes: () => ({ openDisputes: pageOf([]) }) });
    expect(await screen.findByRole('heading', { name: 'No open disputes' })).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import type { Answer } from '../../testing/answers';
import type { Operator, Policy } from '../../testing/serverTypes.generated';

const operator: Answer<Operator> = {
  legalName: 'Pothi Books LLP',
  address: '4 Ashram Road\nAhmedabad',
  grievanceOfficer: { name: 'Leela Shah', email: 'leela@pothi.example', phone: '+91 79 2658 0000' },
};
const terms: Answer<Policy> = {
  kind: 'TERMS',
  version: '2',
  date: '2026-01-10',
  text: '# Buying\n\nBe <b>kind</b>.\n\n- Pay\n- Read',
};
const told = (named: Answer<Operator> | null, ...policies: Answer<Policy>[]) =>
  serverAnswers({ Rules: () => ({ marketplace: { operator: named, policies } }) });
const region = (name: string) => screen.findByRole('region', { name });

describe('The rules', () => {
  it('name the operator and the grievance officer to a visitor', async () => {
    told(operator);
    await openSite('/rules');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rules and contact' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Rules and contact · Panna'));
    const card = await region('Who runs this marketplace');
    expect(card.textContent).toContain('Pothi Books LLP');
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:leela@pothi.example',
      'tel:+917926580000',
      '/complaints/new',
    ]);
  });

  it('say so if nobody has been named', async () => {
    told(null);
    await openSite('/rules');
    const card = await region('Who runs this marketplace');
    expect(card.textContent).toContain('has not given a name and address yet');
    told({ ...operator, grievanceOfficer: null });
    await openSite('/rules');
    expect((await region('Who runs this marketplace')).textContent).toContain('Not named yet');
  });

  it('show a policy with its version and headings, and its markup as text', async () => {
    told(operator, terms);
    await openSite('/rules');
    const card = await region('Terms of use');
    expect(card.textContent).toContain('Version 2, in force from 10 Jan 2026');
    expect(within(card).getByRole('heading', { level: 3, name: 'Buying' })).toBeTruthy();
    expect(within(card).getByText('Be <b>kind</b>.')).toBeTruthy();
    expect(within(card).getAllByRole('listitem')).toHaveLength(2);
  });

  it('scroll to the policy that the address names', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    told(operator, terms);
    await openSite('/rules#terms');
    const card = await region('Terms of use');
    expect(scrolled.mock.contexts).toContain(card);
    scrolled.mockRestore();
  });

  it('say how lists are ordered, also if the server cannot be reached', async () => {
    serverAnswers({});
    await openSite('/rules');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the rules');
    expect((await region('How lists are ordered')).textContent).toContain('Nobody can pay');
  });

  it('are linked at the end of the side drawer', async () => {
    told(operator);
    const { person } = await openSite('/');
    const [link] = await screen.findAllByRole('link', { name: 'Rules and contact' });
    if (link) await person.click(link);
    expect(await region('Who runs this marketplace')).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import type { Answer } from '../../testing/answers';
import type { Policy, UserError } from '../../testing/serverTypes.generated';

const terms = { kind: 'TERMS', version: '2' } as const;
const privacy = { kind: 'PRIVACY', version: '1.1' } as const;
const inForce = (...policies: Answer<Policy>[]) => ({ marketplace: { policies } });
const accepted = { token: 'good', user: meera, userErrors: [] };
const refused = (error: Answer<UserError>) => ({ token: null, user: null, userErrors: [error] });

const SHARED = { Email: 'meera@example.org', Password: 'a long secret', 'Confirm Password': 'a long secret' };
const READER = {
  ...SHARED,
  'Full Name': 'Meera Nair',
  Phone: '98765 43210',
  Address: '14 Lake Road, Kochi',
  Zipcode: '682001',
};
const PUBLISHER = {
  ...SHARED,
  'Publisher Name': 'Banyan Tree',
  'Office Contact': '98765 43210',
  'Publication Address': '1 Press Street, Pune',
  Zipcode: '411001',
};

async function openForm(answers: Answers, values: Record<string, string> = READER): Promise<UserEvent> {
  serverAnswers(answers);
  const { person } = await openSite(values === READER ? '/signup' : '/signup/publisher');
  if (values === READER) await person.click(await screen.findByRole('button', { name: 'Sign Up as Reader' }));
  for (const [label, value] of Object.entries(values))
    await enter(person, await screen.findByLabelText(new RegExp(`^${label}`)), value);
  return person;
}

const links = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link', { name: /version/ })
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('The agreement at sign-up', () => {
  it('names the policies with their versions, and sends the versions that it names', async () => {
    const person = await openForm({
      PolicyVersions: () => inForce(terms, privacy),
      SignUpReader: () => ({ signUpReader: accepted }),
    });
    expect(await screen.findByText('By signing up, you agree to:')).toBeTruthy();
    expect(links()).toEqual([
      ['Terms of use, version 2', '/rules#terms'],
      ['Privacy, version 1.1', '/rules#privacy'],
    ]);
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() =>
      expect(inputsOf('SignUpReader')).toMatchObject([{ agreedPolicies: [terms, privacy] }]),
    );
  });

  it('is part of the form for publishers too', async () => {
    const person = await openForm(
      {
        PolicyVersions: () => inForce(terms),
        SignUpPublisher: () => ({ signUpPublisher: { ...accepted, user: { ...meera, role: 'PUBLISHER' } } }),
      },
      PUBLISHER,
    );
    expect(links()).toEqual([['Terms of use, version 2', '/rules#terms']]);
    await person.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(inputsOf('SignUpPublisher')).toMatchObject([{ agreedPolicies: [terms] }]));
  });

  it('shows the version in force after a refusal, and sends it next', async () => {
    const text = 'You agreed to a version that is not in force.';
    const current = { ...terms, version: '3' };
    let policies = [terms as Answer<Policy>];
    const person = await openForm({
      PolicyVersions: () => inForce(...policies),
      SignUpReader: ({ variables }) => {
        policies = [current];
        const isCurrent = JSON.stringify(variables).includes('"version":"3"');
        return {
          signUpReader: isCurrent
            ? accepted
            : refused(refusal('POLICY_NOT_IN_FORCE', text, ['agreedPolicies'])),
        };
      },
    });
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await waitFor(() => expect(links()).toEqual([['Terms of use, version 3', '/rules#terms']]));
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(inputsOf('SignUpReader')[1]).toMatchObject({ agreedPolicies: [current] }));
  });

  it('is absent from a marketplace without policies, and nothing is sent', async () => {
    const person = await openForm({ SignUpReader: () => ({ signUpReader: accepted }) });
    expect(screen.queryByText('By signing up, you agree to:')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(inputsOf('SignUpReader')).toHaveLength(1));
    expect(inputsOf('SignUpReader')[0]).not.toHaveProperty('agreedPolicies');
  });
});

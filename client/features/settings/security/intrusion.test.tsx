import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { currentPath, openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';

const event = (id: string, kind: 'LOGGED_IN' | 'FACTOR_ADDED' | 'INTRUSION_REPORTED') => ({
  id,
  kind,
  factorKind: null,
  userAgent: null,
  network: '198.51.100.7',
  isNewDevice: false,
  occurredAt: '2026-01-15T06:30:00.000Z',
});
const passkey = {
  id: 'factor_1',
  kind: 'PASSKEY' as const,
  name: null,
  addedAt: '2026-01-15T06:30:00.000Z',
  lastUsedAt: null,
};

async function openSecurity(answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    SecondFactors: () => ({
      secondFactors: { factors: [passkey], recoveryCodesLeft: 10, required: false },
    }),
    SecurityEvents: () => ({
      securityEvents: [
        event('event_reported', 'INTRUSION_REPORTED'),
        event('event_added', 'FACTOR_ADDED'),
        event('event_log_in', 'LOGGED_IN'),
      ],
    }),
    ...answers,
  });
  const { person } = await openSite('/settings/security', { token: 'good' });
  await screen.findByText('Second step added');
  return person;
}

const reported = (mailSent: boolean) => ({
  ReportIntrusion: () => ({ reportIntrusion: { mailSent, userErrors: [] } }),
});

/** Reports that another person caused the event with this name. The report logs out all devices. */
async function disown(person: Awaited<ReturnType<typeof openSecurity>>, name: string) {
  await person.click(screen.getByRole('button', { name: `This was not me ${name}` }));
  await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
}

describe('An event that was somebody else', () => {
  it('is named to the server, and leads to the mailed link', async () => {
    const person = await openSecurity(reported(true));
    expect(screen.queryByRole('button', { name: /You reported/ })).toBeNull();
    await disown(person, 'Second step added');
    expect(await screen.findByText(/We have sent you a link to set a new one/)).toBeTruthy();
    expect(inputsOf('ReportIntrusion')).toEqual([{ eventId: 'event_added' }]);
    expect([currentPath(), localStorage.getItem('panna.token')]).toEqual(['/forgot-password', null]);
  });

  it('leads to asking for the link, if too many were mailed', async () => {
    const person = await openSecurity(reported(false));
    await disown(person, 'Logged in');
    expect(
      await screen.findByText(/your old password no longer works. Enter your email address/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Email me a link' })).toBeTruthy();
  });

  it('stays on the screen with the reason, if the server refuses', async () => {
    const refused = refusal('SECURITY_EVENT_NOT_FOUND', 'Security event not found', ['eventId']);
    const person = await openSecurity({
      ReportIntrusion: () => ({ reportIntrusion: { mailSent: null, userErrors: [refused] } }),
    });
    await disown(person, 'Logged in');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe('Security event not found');
  });
});

it('A second factor without a name is called by its kind', async () => {
  await openSecurity();
  const list = within(screen.getByRole('list', { name: 'Second steps' }));
  expect(list.getByText('Passkey')).toBeTruthy();
  expect(list.getByText('Never used')).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { enter } from '../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../testing/fakeServer';
import { currentPath, openSite } from '../../testing/openSite';
import { ila, meera, refusal } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';
import type { StaffActionEntry, StaffMember } from '../../testing/serverTypes.generated';

const member = (roles: StaffMember['roles']): Answer<StaffMember> => ({
  user: { id: 'user_sana', name: 'Sana Kazi' },
  email: 'sana@example.org',
  roles,
});
const entry = (id: string, more: Answer<StaffActionEntry>): Answer<StaffActionEntry> => ({
  id,
  detail: null,
  occurredAt: '2025-11-20T10:15:00.000Z',
  staff: { id: 'user_ila', name: 'Ila Menon' },
  user: { id: 'user_meera', name: 'Meera Nair' },
  ...more,
});
const granted = { id: 'user_sana', name: 'Sana Kazi' };

async function openStaff(answers: Answers, path = '/staff', viewer: typeof meera | typeof ila = ila) {
  serverAnswers({ Viewer: () => ({ viewer }), ...answers });
  const { person } = await openSite(path, { token: 'good' });
  return person;
}

describe('The screen of staff', () => {
  it('is closed to viewers without an ability for it, and absent from their menu', async () => {
    await openStaff({}, '/staff', meera);
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  });

  it('is in the menu, beside the other screens that the abilities open', async () => {
    await openStaff({ Staff: () => ({ staff: [] }) });
    const [drawer] = await screen.findAllByRole('navigation', { name: 'Your account' });
    const links = await within(drawer as HTMLElement).findAllByRole('link', { name: /Moderation|Staff/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/moderation', '/staff']);
  });

  it('shows support the start of a support view only', async () => {
    serverAnswers({ Viewer: () => ({ viewer: { ...meera, abilities: ['sessions:see-as'] } }) });
    await openSite('/staff', { token: 'good' });
    expect(await screen.findByRole('button', { name: 'View as this user' })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull();
  });

  it('grants a role by email once the password is confirmed', async () => {
    let staff: Answer<StaffMember>[] = [];
    let isConfirmed = false;
    const person = await openStaff({
      Staff: () => ({ staff }),
      GrantStaffRole: () => {
        if (!isConfirmed)
          return {
            grantStaffRole: { user: null, userErrors: [refusal('CONFIRMATION_REQUIRED', 'Please confirm')] },
          };
        staff = [member(['MODERATOR'])];
        return { grantStaffRole: { user: granted, userErrors: [] } };
      },
      StartConfirmation: () => ({ startConfirmation: { secondFactor: null, userErrors: [] } }),
      ConfirmIdentity: () => {
        isConfirmed = true;
        return { confirmIdentity: { confirmedUntil: '2026-11-20T10:15:00.000Z', userErrors: [] } };
      },
    });
    await enter(
      person,
      await screen.findByRole('textbox', { name: /Email of the account/ }),
      'sana@example.org',
    );
    await person.selectOptions(screen.getByRole('combobox', { name: /^Role/ }), 'MODERATOR');
    expect(screen.getByText(/^Can act on reports/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Grant the role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
    await enter(person, dialog.getByLabelText(/^Password/), 'a long secret{Enter}');
    expect(await screen.findByText('The role was granted to Sana Kazi.')).toBeTruthy();
    expect(await screen.findByText('sana@example.org')).toBeTruthy();
    expect(inputsOf('GrantStaffRole').at(-1)).toEqual({ email: 'sana@example.org', role: 'MODERATOR' });
  });

  it('says at the field that no account has the address', async () => {
    const unknown = refusal('USER_NOT_FOUND', 'User not found', ['email']);
    const person = await openStaff({
      Staff: () => ({ staff: [] }),
      GrantStaffRole: () => ({ grantStaffRole: { user: null, userErrors: [unknown] } }),
    });
    const email = await screen.findByRole('textbox', { name: /Email of the account/ });
    await enter(person, email, 'nobody@example.org{Enter}');
    expect(await screen.findByText('User not found')).toBeTruthy();
    expect(document.activeElement).toBe(email);
    expect((email as HTMLInputElement).value).toBe('nobody@example.org');
  });

  it('removes a role after a question, and keeps the focus in the list', async () => {
    let staff = [member(['SUPPORT', 'FINANCE'])];
    const person = await openStaff({
      Staff: () => ({ staff }),
      RevokeStaffRole: () => {
        staff = [member(['FINANCE'])];
        return { revokeStaffRole: { user: granted, userErrors: [] } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Remove Support Sana Kazi' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this role?' }));
    await person.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The role was removed from Sana Kazi.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Remove Support/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Staff members' }));
    expect(inputsOf('RevokeStaffRole')).toEqual([{ userId: 'user_sana', role: 'SUPPORT' }]);
  });

  it('says why a role stays', async () => {
    const own = refusal('OWN_STAFF_ROLE', 'You cannot take this role away from yourself.');
    const person = await openStaff({
      Staff: () => ({ staff: [member(['ADMINISTRATOR'])] }),
      RevokeStaffRole: () => ({ revokeStaffRole: { user: null, userErrors: [own] } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Remove Administrator Sana Kazi' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toContain('from yourself');
  });
});

describe('The audit log', () => {
  it('says who did what to whom, and shows more on demand', async () => {
    const role = entry('action_1', { action: 'GRANT_ROLE', detail: 'SUPPORT', staff: null });
    const view = entry('action_2', { action: 'START_SUPPORT_VIEW', detail: 'Lost order' });
    const page = entry('action_3', { action: 'SEE_PAGE', detail: 'POST /graphql Orders' });
    const read = entry('action_4', { action: 'READ_ORDER', detail: 'order_1' });
    const settled = entry('action_5', { action: 'SETTLE_UNKNOWN_PAYMENT', detail: 'attempt_1', user: null });
    const person = await openStaff(
      {
        StaffActions: ({ variables }) => ({
          staffActions: variables['after'] ? pageOf([page, read, settled], 5, 2) : pageOf([role, view], 5),
        }),
      },
      '/staff?view=log',
    );
    const list = await screen.findByRole('list', { name: 'Audit log' });
    const texts = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(texts()[0]).toMatch(/^Role grantedAccount: Meera NairRole: SupportCommand line · /);
    expect(texts()[1]).toMatch(/^Support view startedAccount: Meera NairReason: Lost orderIla Menon · /);
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(texts()[2]).toContain('POST /graphql Orders'));
    expect(texts()[4]).toMatch(/^Payment of unknown origin resolvedattempt_1Ila Menon · /);
    expect(texts()[3]).toMatch(/^Order viewedAccount: Meera Nairorder_1Ila Menon · /);
  });
});

import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Person } from '../people';
import type { Screen } from './screen';

/** Screens on which administrators manage staff and read the audit log. */
export const STAFF: Record<string, Screen> = {
  'members of staff': { path: '/staff', heading: 'Staff members' },
  'removing a role': {
    path: '/staff',
    heading: 'Remove this role?',
    open: (page) =>
      page
        .getByRole('list', { name: 'Staff members' })
        .getByRole('button', { name: /^Remove/ })
        .first()
        .press('Enter'),
  },
  'open disputes': { path: '/disputes', heading: 'Disputes', open: expectDispute },
  'deciding a dispute': {
    path: '/disputes',
    heading: 'Decide this dispute',
    // The first dispute may be that of another test, which ends while the dialog opens.
    open: (page) =>
      expect(async () => {
        await page.getByRole('button', { name: 'Decide' }).first().press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 });
      }).toPass(),
  },
  'open complaints': { path: '/complaints/open', heading: 'Complaints' },
  'online money': { path: '/money', heading: 'Payments of unknown origin', open: expectFailedMoney },
  'paying a refund another way, with errors': {
    path: '/money',
    heading: 'Mark as paid another way',
    open: async (page) => {
      await page.getByRole('button', { name: 'Mark as paid another way…' }).press('Enter');
      await page.getByRole('button', { name: 'Settle the refund' }).press('Enter');
    },
  },
  'settling a payment of unknown origin': {
    path: '/money',
    heading: 'Resolve this payment',
    open: (page) => page.getByRole('button', { name: 'Resolve…' }).press('Enter'),
  },
  'pending payouts': { path: '/payouts', heading: 'No pending payouts' },
  'starting a support view with errors': {
    path: '/staff?view=see-as',
    heading: 'View the site as a user',
    open: (page) => page.getByRole('button', { name: 'View as this user' }).press('Enter'),
  },
  'audit log': {
    path: '/staff?view=log',
    heading: 'Staff',
    open: (page) => expect(page.getByText('Cannot find an order').first()).toBeVisible(),
  },
};

/** Screens that a member of support sees in a support view of an account. */
export const SUPPORT_VIEW: Record<string, Screen> = {
  'home in a support view': { path: '/', heading: /./, open: expectBanner },
  'transactions in a support view': {
    path: '/transactions',
    heading: 'Transaction History',
    open: expectBanner,
  },
};

/** Screens of an account with two authenticator apps. */
export const SECURITY: Record<string, Screen> = {
  'security with second factors': { path: '/settings/security', heading: 'Security', open: expectFactors },
  'removing a second factor': {
    path: '/settings/security',
    heading: 'Remove this second step?',
    open: async (page) => {
      await expectFactors(page);
      await page.getByRole('button', { name: 'Remove Phone' }).press('Enter');
    },
  },
  'disowning a security event': {
    path: '/settings/security',
    heading: 'Did someone else use your account?',
    open: (page) => page.getByRole('button', { name: 'This was not me' }).first().press('Enter'),
  },
  'adding an authenticator app with errors': {
    path: '/settings/security',
    heading: 'Add an authenticator app',
    open: async (page) => {
      await expectFactors(page);
      await page.getByRole('button', { name: 'Add an authenticator app' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).press('Enter');
    },
  },
  'new recovery codes': {
    path: '/settings/security',
    heading: 'Save your recovery codes',
    open: async (page) => {
      await expectFactors(page);
      await page.getByRole('button', { name: 'Create new recovery codes' }).press('Enter');
    },
  },
  // The last one, because its dialog belongs to no screen and stays open.
  'confirming the identity': {
    path: '/settings/security',
    heading: 'Confirm your identity',
    open: async (page) => {
      await expectFactors(page);
      await demandConfirmation(page);
      await page.getByRole('button', { name: 'Create new recovery codes' }).press('Enter');
    },
  },
};

/** Returns the screen of the second step, which follows the password at log-in. */
export const secondStepOf = ({ email }: Person): Record<string, Screen> => ({
  'the second step of a log-in': {
    path: '/login',
    heading: 'One more step',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Login', exact: true }).press('Enter');
    },
  },
});

async function expectBanner(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Support view' })).toBeVisible();
}

async function expectDispute(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Dispute \d+$/ }).first()).toBeVisible();
}

async function expectFailedMoney(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Mark as paid another way…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve…' })).toBeVisible();
}

/** Refuses new recovery codes as after ten minutes without a confirmation. */
async function demandConfirmation(page: Page): Promise<void> {
  const userErrors = [
    {
      __typename: 'UserError',
      code: 'CONFIRMATION_REQUIRED',
      message: 'Please confirm',
      field: null,
      values: [],
    },
  ];
  const makeRecoveryCodes = {
    __typename: 'MakeRecoveryCodesPayload',
    recoveryCodes: null,
    secondFactors: null,
    userErrors,
  };
  await page.route('**/graphql', (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    return operationName === 'MakeRecoveryCodes'
      ? route.fulfill({ json: { data: { makeRecoveryCodes } } })
      : route.fallback();
  });
}

async function expectFactors(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Second steps' }).getByRole('listitem')).toHaveCount(2);
}

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inputsOf, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { payoutAccount } from '../../testing/samples/payouts';
import { meera } from '../../testing/samples/people';
import { pageOf, ravi } from '../../testing/samples/purchases';

it('Staff find the sellers whose payouts are stopped, and resume them', async () => {
  let isStopped = true;
  const stopped = payoutAccount({
    status: 'RESTRICTED',
    restrictionReason: 'The name differs',
    seller: ravi,
  });
  serverAnswers({
    Viewer: () => ({ viewer: { ...meera, abilities: ['payouts:settle'] } }),
    PayoutDelivery: () => ({ payoutDelivery: 'BY_HAND' }),
    PendingPayouts: () => ({ pendingPayouts: pageOf([]) }),
    StoppedAccounts: () => ({ restrictedPayoutAccounts: pageOf(isStopped ? [stopped] : []) }),
    ReinstatePayoutAccount: () => {
      isStopped = false;
      return { reinstatePayoutAccount: { userErrors: [] } };
    },
  });
  const { person } = await openSite('/payouts', { token: 'good' });
  await person.click(await screen.findByText('Show the sellers whose payouts are stopped'));
  const list = within(await screen.findByRole('list', { name: 'Stopped payouts, longest stopped first' }));
  expect(list.getByRole('listitem').textContent).toContain('The name differs');
  await person.click(list.getByRole('button', { name: 'Resume payouts…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume the payouts to this seller?' }));
  await person.click(dialog.getByRole('button', { name: 'Resume payouts' }));
  expect(await screen.findByText('Payouts to Ravi Deshpande have resumed.')).toBeTruthy();
  expect(await screen.findByText('No payouts are stopped.')).toBeTruthy();
  expect(inputsOf('ReinstatePayoutAccount')).toEqual([{ userId: ravi.id }]);
});

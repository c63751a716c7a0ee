import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '../../testing/answers';
import { serverAnswers, type Answers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { money } from '../../testing/samples/money';
import { payoutAccount } from '../../testing/samples/payouts';
import { meera } from '../../testing/samples/people';
import { pageOf } from '../../testing/samples/purchases';
import type { DebtRepayment } from '../../testing/serverTypes.generated';

const SINCE = '2025-11-18T10:15:00.000Z';
const setOff: Answer<DebtRepayment> = {
  id: 'payout_1',
  kind: 'SET_OFF',
  amount: money('40.00'),
  reference: null,
  repaidAt: '2025-11-21T10:15:00.000Z',
};
const recorded: Answer<DebtRepayment> = {
  ...setOff,
  id: 'repayment_1',
  kind: 'RECORDED',
  amount: money('50.00'),
  reference: 'UTR 1',
  repaidAt: '2025-11-20T10:15:00.000Z',
};

async function openEarnings(answers: Answers) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    PayoutBalance: () => ({
      payoutBalance: {
        due: money('-90.00'),
        waiting: money('0.00'),
        onTheWay: money('0.00'),
        debt: { amount: money('90.00'), since: SINCE },
        pausedUntil: null,
      },
    }),
    PayoutAccount: () => ({ payoutAccount: payoutAccount() }),
    Payouts: () => ({ payouts: pageOf([]) }),
    DebtRepayments: () => ({ debtRepayments: pageOf([]) }),
    CommissionPapers: () => ({ commissionPapers: pageOf([]) }),
    ...answers,
  });
  return (await openSite('/earnings', { token: 'good' })).person;
}

it('A seller reads what is owed since when', async () => {
  await openEarnings({});
  const balance = await screen.findByRole('region', { name: 'Not paid out yet' });
  expect(balance.textContent).toContain('Owed since 18 Nov 2025₹90');
  expect(screen.queryByRole('list', { name: 'Repaid' })).toBeNull();
});

it('A seller reads each repayment: when, how much and how, and more on demand', async () => {
  const person = await openEarnings({
    DebtRepayments: ({ variables }) => ({
      debtRepayments: variables['after'] ? pageOf([recorded], 2, 1) : pageOf([setOff], 2),
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('Paid back by you');
  const rows = within(screen.getByRole('list', { name: 'Repaid' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Set off against a payout21 Nov 2025₹40',
    'Paid back by you20 Nov 2025 · Reference UTR 1₹50',
  ]);
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requests, type Answers } from '../../../testing/fakeServer';
import { control, fillIn, helperOf, openForm } from '../../../testing/listingForm';
import { money } from '../../../testing/samples/money';
import { offering } from '../../../testing/online/payments';

const quoteOf = (earned: string, commission: string, taxDeducted = '0.00'): Answers => ({
  OnlineOffer: () => offering('OFFERED'),
  EarningsQuote: () => ({
    earningsQuote: {
      earned: money(earned),
      commission: money(commission),
      taxDeducted: money(taxDeducted),
    },
  }),
});

const quoted = () =>
  requests
    .filter(({ operation }) => operation === 'EarningsQuote')
    .map(({ variables }) => [variables['price'], variables['type']]);

async function openSale(answers: Answers) {
  const person = await openForm(answers);
  await person.selectOptions(control('Listing Type'), 'Both Rent and Sale');
  return person;
}

describe('What a seller gets', () => {
  it('stands below the sale price and the rent, as the server has computed it', async () => {
    const person = await openSale(quoteOf('224.55', '24.95'));
    await fillIn(person, { 'Sale Price': '249.50' });
    const whole = 'You get ₹224.55 of ₹249.50 when the buyer pays online';
    await waitFor(() => expect(helperOf('Sale Price')).toBe(whole));
    expect(screen.getAllByText(/when the buyer pays online/)).toHaveLength(1);
    await fillIn(person, { 'Rent per Month': '1,000' });
    await waitFor(() => expect(helperOf('Rent per Month')).toContain('of ₹1,000 when'));
    expect(quoted()).toEqual([
      ['249.50', 'PURCHASE'],
      ['1000', 'RENTAL'],
    ]);
  });

  it('is not asked for an amount that is none, and disappears with it', async () => {
    const person = await openSale(quoteOf('224.55', '24.95'));
    await fillIn(person, { 'Sale Price': '249.50' });
    await screen.findByText(/when the buyer pays online/);
    await fillIn(person, { 'Sale Price': 'x' });
    await waitFor(() => expect(screen.queryByText(/when the buyer pays online/)).toBeNull());
    expect(quoted()).toEqual([['249.50', 'PURCHASE']]);
  });

  it('is the whole price without a commission, which is not worth a word', async () => {
    const person = await openSale(quoteOf('249.50', '0.00'));
    await fillIn(person, { 'Sale Price': '249.50' });
    await waitFor(() => expect(quoted()).toHaveLength(1));
    expect(screen.queryByText(/when the buyer pays online/)).toBeNull();
  });

  it('is less than the price if only tax is deducted', async () => {
    const person = await openSale(quoteOf('249.25', '0.00', '0.25'));
    await fillIn(person, { 'Sale Price': '249.50' });
    expect(await screen.findByText('You get ₹249.25 of ₹249.50 when the buyer pays online')).toBeTruthy();
  });

  it('is not asked where buyers pay directly', async () => {
    const person = await openSale({ ...quoteOf('224.55', '24.95'), OnlineOffer: () => offering('NONE') });
    await fillIn(person, { 'Sale Price': '249.50' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(quoted()).toEqual([]);
  });
});

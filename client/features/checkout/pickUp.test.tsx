import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paidDirectly } from '../../testing/online/payments';
import { inputsOf, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { NO_ADDRESS } from '../../testing/samples/addresses';
import { money } from '../../testing/samples/money';
import { meera } from '../../testing/samples/people';
import { asha, cartLine, cartOf, deliveryBy, order, ravi, rentalLine } from '../../testing/samples/purchases';

const pickUp = { place: 'Navrangpura, after six', city: 'Ahmedabad' };
const address = {
  street: '14 Lake Road',
  city: 'Kochi',
  state: 'Kerala',
  zipcode: '682036',
  country: 'India',
};

/** Returns the server's cart for these pick-ups, with its amounts. */
const cartFor = (pickUpFrom: readonly unknown[]) => {
  const isPickedUp = pickUpFrom.includes(ravi.id);
  const charge = money(isPickedUp ? '0.00' : '40.00');
  const deliveries = [deliveryBy(ravi, { charge, pickUp, isPickedUp }), deliveryBy(asha)];
  return cartOf([cartLine(), rentalLine()], {
    deliveries,
    deliveryCharge: charge,
    amountDue: money(isPickedUp ? '849.00' : '889.00'),
  });
};

it('A buyer picks up from a seller who offers it, for the amounts of the server', async () => {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Checkout: ({ variables }) => ({
      cart: cartFor((variables['pickUpFrom'] ?? []) as string[]),
      ...NO_ADDRESS,
      checkoutAddress: { ...address, receiver: null, phone: null },
      ...paidDirectly,
    }),
    PlaceOfPinCode: () => ({ placeOfPinCode: null }),
    PlaceOrder: () => ({
      placeOrder: { order: { id: order().id, items: [], payment: null }, userErrors: [] },
    }),
    Order: () => ({ order: order() }),
    '/api/v1/health-check': () => ({}),
  });
  const { person } = await openSite('/checkout', { token: 'good' });
  const group = within(
    await screen.findByRole('group', { name: 'How do you want to receive the books from Ravi Deshpande?' }),
  );
  expect(screen.queryByRole('group', { name: /Asha Patel/ })).toBeNull();
  const summary = screen.getByRole('region', { name: 'Order Summary' });
  expect(summary.textContent).toContain('Amount due₹889');
  await person.click(group.getByRole('radio', { name: /Pick-up in Ahmedabad.*Navrangpura, after six/ }));
  await waitFor(() => expect(summary.textContent).toContain('Amount due₹849'));
  expect(summary.textContent).toContain('Pick-up from Ravi DeshpandeFreeDelivery by Asha PatelFree');
  await person.click(screen.getByRole('button', { name: 'Place Order' }));
  await screen.findByRole('alertdialog');
  expect(inputsOf('PlaceOrder')).toMatchObject([{ pickUpFrom: [ravi.id], expectedAmountDue: '849.00' }]);
});

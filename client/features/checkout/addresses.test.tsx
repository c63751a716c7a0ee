import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { home, NO_ADDRESS, office } from '../../testing/samples/addresses';
import { paidDirectly } from '../../testing/online/payments';
import { enter } from '../../testing/enter';
import { inputsOf, requests, serverAnswers, type Answers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera, refusal } from '../../testing/samples/people';
import { cartLine, cartOf, order } from '../../testing/samples/purchases';

const { id: _, label: __, isDefault: ___, ...homeAddress } = home;
const placed = order();
const SAVED = { savedAddresses: [home, office], checkoutAddress: homeAddress };

async function openCheckout(addresses: object = SAVED, answers: Answers = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Checkout: () => ({ cart: cartOf([cartLine()]), ...NO_ADDRESS, ...paidDirectly, ...addresses }),
    Order: () => ({ order: placed }),
    PlaceOrder: () => ({
      placeOrder: { order: { id: placed.id, items: [], payment: null }, userErrors: [] },
    }),
    SaveAddress: () => ({ saveAddress: { savedAddress: home, userErrors: [] } }),
    PlaceOfPinCode: () => ({ placeOfPinCode: { city: 'Ahmedabad', state: 'Gujarat' } }),
    '/api/v1/health-check': () => ({}),
    ...answers,
  });
  const { person } = await openSite('/checkout', { token: 'good' });
  await screen.findByRole('button', { name: 'Place Order' });
  return person;
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const valueOf = (name: RegExp) => field(name).value;
const saveSwitch = () => screen.queryByRole('checkbox', { name: /^Save this address/ });

async function change(person: UserEvent, name: RegExp, value: string) {
  await person.clear(field(name));
  await enter(person, field(name), value);
}

async function placeOrder(person: UserEvent) {
  await person.click(screen.getByRole('button', { name: 'Place Order' }));
  await screen.findByRole('alertdialog');
  return inputsOf('PlaceOrder')[0]?.['shippingAddress'];
}

describe('The checkout of a reader with saved addresses', () => {
  it('starts with the default one, and delivers to another that is chosen', async () => {
    const person = await openCheckout();
    expect(valueOf(/Street Address/)).toBe('14 Lake Road');
    expect(saveSwitch()).toBeNull();
    await person.selectOptions(screen.getByLabelText('Deliver to'), 'Ravi Menon: 5 MG Road, Pune');
    expect(await placeOrder(person)).toEqual({
      receiver: 'Ravi Menon',
      phone: '9876543210',
      street: '5 MG Road',
      city: 'Pune',
      state: 'Maharashtra',
      zipcode: '411001',
      country: 'India',
    });
  });

  it('clears the form for a new one, which is saved before the order if asked', async () => {
    const person = await openCheckout();
    await person.selectOptions(screen.getByLabelText('Deliver to'), 'A new address');
    expect(valueOf(/Street Address/)).toBe('');
    await change(person, /Receiver/, 'Asha');
    await change(person, /Mobile number/, '98200 11223');
    await change(person, /Street Address/, '1 Ring Road');
    await change(person, /Zipcode/, '380001');
    await waitFor(() => expect(valueOf(/City/)).toBe('Ahmedabad'));
    await person.click(saveSwitch() as HTMLElement);
    await placeOrder(person);
    const sent = requests.map(({ operation }) => operation);
    expect(sent.indexOf('SaveAddress')).toBeLessThan(sent.indexOf('PlaceOrder'));
    expect(inputsOf('SaveAddress')).toMatchObject([
      { receiver: 'Asha', street: '1 Ring Road', city: 'Ahmedabad', state: 'Gujarat' },
    ]);
  });

  it('does not order if the address cannot be saved, and says why at the field', async () => {
    const wrong = refusal('MOBILE_INVALID', 'Please enter an Indian mobile number', ['phone']);
    const person = await openCheckout(SAVED, {
      SaveAddress: () => ({ saveAddress: { savedAddress: null, userErrors: [wrong] } }),
    });
    await change(person, /Mobile number/, '12345');
    await person.click(saveSwitch() as HTMLElement);
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(document.activeElement).toBe(field(/Mobile number/)));
    expect(inputsOf('PlaceOrder')).toEqual([]);
  });
});

describe('The checkout of a reader without saved addresses', () => {
  it('starts with the last address, offers no choice, and needs no receiver', async () => {
    const person = await openCheckout({
      checkoutAddress: { ...homeAddress, receiver: null, phone: null, country: 'Nepal' },
    });
    expect(screen.queryByLabelText('Deliver to')).toBeNull();
    expect(await placeOrder(person)).toMatchObject({
      receiver: '',
      street: '14 Lake Road',
      country: 'Nepal',
    });
  });

  it('leaves the country of a changed address to the server', async () => {
    const person = await openCheckout({ checkoutAddress: { ...homeAddress, country: 'Nepal' } });
    await change(person, /Street Address/, '1 Ring Road');
    const address = await placeOrder(person);
    expect(address).toMatchObject({ street: '1 Ring Road' });
    expect(address).not.toHaveProperty('country');
  });

  it('needs receiver and mobile number to save an address', async () => {
    const person = await openCheckout({
      checkoutAddress: { ...homeAddress, receiver: null, phone: null },
    });
    await person.click(saveSwitch() as HTMLElement);
    await person.click(screen.getByRole('button', { name: 'Place Order' }));
    await screen.findByText('Receiver’s name is required');
    expect(document.activeElement).toBe(field(/Receiver/));
    expect(requests.some(({ operation }) => operation === 'SaveAddress')).toBe(false);
  });
});

describe('A PIN code', () => {
  it('fills in city and state that were filled in before, and keeps what was typed', async () => {
    const person = await openCheckout();
    await change(person, /City/, 'Bopal');
    await change(person, /Zipcode/, '૩૮૦૦૫૮');
    await waitFor(() => expect(valueOf(/State/)).toBe('Gujarat'));
    expect(valueOf(/City/)).toBe('Bopal');
    expect(requests.at(-1)?.variables).toEqual({ zipcode: '380058' });
  });

  it('that is not known changes nothing', async () => {
    const person = await openCheckout(SAVED, { PlaceOfPinCode: () => ({ placeOfPinCode: null }) });
    await change(person, /Zipcode/, '999999');
    await waitFor(() => expect(requests.at(-1)?.operation).toBe('PlaceOfPinCode'));
    expect([valueOf(/City/), valueOf(/State/)]).toEqual(['Kochi', 'Kerala']);
  });
});

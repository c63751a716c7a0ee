import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freeDelivery } from '../../../testing/samples/delivery';
import { home, office } from '../../../testing/samples/addresses';
import type { Answer } from '../../../testing/answers';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { meera, refusal } from '../../../testing/samples/people';
import type { SavedAddress } from '../../../testing/serverTypes.generated';

const SETTINGS = {
  emailNotifications: true,
  orderUpdates: true,
  newBookAlerts: false,
  theme: 'LIGHT',
  language: 'EN',
  currency: 'INR',
} as const;

/** Opens the settings with these addresses. After a step, the server returns `next` instead. */
async function openSettings(addresses: Answer<SavedAddress>[], next = addresses, answers: Answers = {}) {
  let shown = addresses;
  const change = () => {
    shown = next;
    return { savedAddress: home, userErrors: [] };
  };
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Settings: () => ({ settings: SETTINGS }),
    Sessions: () => ({ sessions: [] }),
    DeliveryTerms: () => ({ deliveryTerms: freeDelivery }),
    SavedAddresses: () => ({ savedAddresses: shown }),
    SaveAddress: () => ({ saveAddress: change() }),
    ChangeAddress: () => ({ changeAddress: change() }),
    SetDefaultAddress: () => ({ setDefaultAddress: change() }),
    RemoveAddress: () => {
      change();
      return { removeAddress: { removedId: home.id, userErrors: [] } };
    },
    ...answers,
  });
  const { person } = await openSite('/settings', { token: 'good' });
  await screen.findByRole('button', { name: 'Add an address' });
  return person;
}

const dialog = () => screen.findByRole('dialog');
const fieldIn = (part: HTMLElement, name: RegExp) =>
  within(part).getByRole<HTMLInputElement>('textbox', { name });

describe('The saved addresses', () => {
  it('show the default, and whom and where each is for', async () => {
    await openSettings([home, office]);
    await screen.findByText('Default');
    const [first, second] = screen.getAllByRole('listitem').filter((row) => row.textContent.includes('Edit'));
    expect(first?.textContent).toContain(
      'HomeDefaultMeera Nair14 Lake RoadKochi, Kerala 682036India+91 98765 43210',
    );
    expect(second?.textContent).toContain('Ravi Menon5 MG Road');
    expect(screen.getByRole('button', { name: 'Make default Ravi Menon' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make default Home' })).toBeNull();
  });

  it('get a new one through the dialog', async () => {
    const person = await openSettings([], [office]);
    await screen.findByText('Save an address so that you can select it when you order.');
    await person.click(screen.getByRole('button', { name: 'Add an address' }));
    const part = await dialog();
    await enter(person, fieldIn(part, /Receiver/), 'Ravi Menon');
    await enter(person, fieldIn(part, /Mobile number/), '98765 43210');
    await enter(person, fieldIn(part, /Street Address/), '5 MG Road');
    await enter(person, fieldIn(part, /City/), 'Pune');
    await enter(person, fieldIn(part, /State/), 'Maharashtra');
    await enter(person, fieldIn(part, /Zipcode/), '411001{Enter}');
    await screen.findByText('Ravi Menon');
    expect(inputsOf('SaveAddress')).toMatchObject([
      { label: '', receiver: 'Ravi Menon', city: 'Pune', country: 'India', isDefault: false },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are edited with what they hold, and say what is wrong at the field', async () => {
    const wrong = refusal('MOBILE_INVALID', 'Please enter an Indian mobile number', ['phone']);
    const person = await openSettings([home], [home], {
      ChangeAddress: () => ({ changeAddress: { savedAddress: null, userErrors: [wrong] } }),
    });
    await person.click(await screen.findByRole('button', { name: 'Edit Home' }));
    const part = await dialog();
    expect(fieldIn(part, /Label/).value).toBe('Home');
    expect(within(part).queryByRole('checkbox')).toBeNull();
    await person.clear(fieldIn(part, /Mobile number/));
    await enter(person, fieldIn(part, /Mobile number/), '12345{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(fieldIn(part, /Mobile number/)));
    expect(inputsOf('ChangeAddress')).toMatchObject([
      { id: home.id, phone: '12345', street: '14 Lake Road' },
    ]);
  });

  it('change their default, and keep the focus in the list', async () => {
    const next = [
      { ...office, isDefault: true },
      { ...home, isDefault: false },
    ];
    const person = await openSettings([home, office], next);
    await person.click(await screen.findByRole('button', { name: 'Make default Ravi Menon' }));
    await screen.findByRole('button', { name: 'Make default Home' });
    expect(inputsOf('SetDefaultAddress')).toEqual([{ id: office.id }]);
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('are removed after a question', async () => {
    const person = await openSettings([home, office], [office]);
    await person.click(await screen.findByRole('button', { name: 'Remove Home' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this address?' });
    await person.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Home')).toBeNull());
    expect(inputsOf('RemoveAddress')).toEqual([{ id: home.id }]);
  });
});

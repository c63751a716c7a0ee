import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answers';
import { enter } from '../../../testing/enter';
import { inputsOf, serverAnswers, type Answers } from '../../../testing/fakeServer';
import { openSite } from '../../../testing/openSite';
import { freeDelivery } from '../../../testing/samples/delivery';
import { money } from '../../../testing/samples/money';
import { meera, refusal } from '../../../testing/samples/people';
import type { DeliveryTerms } from '../../../testing/serverTypes.generated';

const SETTINGS = {
  emailNotifications: true,
  orderUpdates: true,
  newBookAlerts: false,
  theme: 'LIGHT',
  language: 'EN',
  currency: 'INR',
} as const;

const accepted: Answers[string] = () => ({
  updateDeliveryTerms: { deliveryTerms: freeDelivery, userErrors: [] },
});

/** Opens the settings of a seller with these terms, and the dialog that changes them. */
async function openDialog(terms: Answer<DeliveryTerms> = freeDelivery, update = accepted) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Settings: () => ({ settings: SETTINGS }),
    Sessions: () => ({ sessions: [] }),
    SavedAddresses: () => ({ savedAddresses: [] }),
    DeliveryTerms: () => ({ deliveryTerms: terms }),
    UpdateDeliveryTerms: update,
  });
  const { person } = await openSite('/settings', { token: 'good' });
  await person.click(await screen.findByRole('button', { name: 'Change delivery charges' }));
  return { person, dialog: within(await screen.findByRole('dialog')) };
}

describe('The delivery charges of a seller', () => {
  it('are set for each order, and free from an amount', async () => {
    const { person, dialog } = await openDialog();
    expect(screen.getByText('Delivery is free for your buyers.')).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText('Delivery charge'), 'FLAT');
    await enter(person, dialog.getByRole('textbox', { name: /^Charge for each order/ }), '1,040.50');
    await enter(
      person,
      dialog.getByRole('textbox', { name: /^Free delivery for books worth at least/ }),
      '500',
    );
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Change delivery charges' });
    expect(inputsOf('UpdateDeliveryTerms')).toMatchObject([
      { kind: 'FLAT', charge: '1040.50', freeAbove: '500' },
    ]);
  });

  it('are set by weight, beginning with the rates for books by post', async () => {
    const { person, dialog } = await openDialog();
    await person.selectOptions(dialog.getByLabelText('Delivery charge'), 'BY_WEIGHT');
    await person.click(dialog.getByRole('button', { name: 'Remove row 1' }));
    await person.click(dialog.getByRole('button', { name: 'Add a row' }));
    const weights = dialog.getAllByRole('textbox', { name: /^Up to/ });
    const charges = dialog.getAllByRole('textbox', { name: /^Charge/ });
    await enter(person, weights[1] as HTMLElement, '2000');
    await enter(person, charges[1] as HTMLElement, '50');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(inputsOf('UpdateDeliveryTerms')).toMatchObject([
      {
        kind: 'BY_WEIGHT',
        rates: [
          { upToGrams: 1000, charge: '35.00' },
          { upToGrams: 2000, charge: '50' },
        ],
      },
    ]);
  });

  it('say what is wrong with the table', async () => {
    const rates = [{ upToGrams: 500, charge: money('25.00') }];
    const terms = { ...freeDelivery, kind: 'BY_WEIGHT', rates } as const;
    const { person, dialog } = await openDialog(terms, () => ({
      updateDeliveryTerms: {
        deliveryTerms: null,
        userErrors: [
          refusal('DELIVERY_RATES_REQUIRED', 'Please enter at least one weight and its charge', ['rates']),
        ],
      },
    }));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('at least one weight');
  });
});

import { ProviderRefusal } from '../paymentProvider.js';
import type { Ask } from '../razorpay/razorpayClient.js';
import type {
  LinkedAccountReferences,
  LinkedAccountRequest,
  ProviderLinkedAccount,
} from '../splitProvider.js';
import { Account, linkedAccountOf, Product, Stakeholders } from './routeAnswers.js';

const LONGEST = { reference: 20, name: 200, street: 100 } as const;
const SHORTEST_NAME = 4;

/**
 * Opens a linked account in Razorpay's four steps. Each step can be repeated safely: an existing account is found by its email
 * address, an existing stakeholder is kept, and a product can be requested again.
 */
export async function openAccount(
  ask: Ask,
  request: LinkedAccountRequest,
  known: LinkedAccountReferences,
): Promise<ProviderLinkedAccount> {
  const reference = known.reference ?? (await createAccount(ask, request));
  const path = pathOf(reference);
  await addStakeholder(ask, path, request);
  const productReference = known.productReference ?? (await requestProduct(ask, path));
  const { holder, number, ifsc } = request.bankAccount;
  const settlements = { account_number: number, ifsc_code: ifsc, beneficiary_name: holder };
  const product = await ask(Product, {
    method: 'PATCH',
    path: `${path}/products/${encodeURIComponent(productReference)}`,
    body: { settlements, tnc_accepted: true },
  });
  return linkedAccountOf(reference, product);
}

/** Reads the state of a linked account from Razorpay. */
export async function readAccount(
  ask: Ask,
  { reference, productReference }: { reference: string; productReference: string },
): Promise<ProviderLinkedAccount> {
  const path = `${pathOf(reference)}/products/${encodeURIComponent(productReference)}`;
  return linkedAccountOf(reference, await ask(Product, { method: 'GET', path }));
}

const pathOf = (reference: string) => `/v2/accounts/${encodeURIComponent(reference)}`;

/**
 * Creates the account and returns its ID. If Razorpay refuses because an account has this email address, returns the ID that
 * the refusal names.
 */
async function createAccount(ask: Ask, request: LinkedAccountRequest): Promise<string> {
  try {
    const call = { method: 'POST', path: '/v2/accounts', body: accountBody(request) } as const;
    return (await ask(Account, call)).id;
  } catch (error) {
    const [, existing] =
      (error instanceof ProviderRefusal && /already exists for account\W+(\w+)/i.exec(error.message)) || [];
    if (!existing) throw error;
    return existing.startsWith('acc_') ? existing : `acc_${existing}`;
  }
}

function accountBody({ sellerId, name, email, phone, address }: LinkedAccountRequest): object {
  const { street, city, state, zipcode } = address;
  return {
    email,
    phone,
    type: 'route',
    reference_id: sellerId.slice(-LONGEST.reference),
    legal_business_name: businessName(name),
    contact_name: businessName(name),
    business_type: 'individual',
    profile: {
      category: 'ecommerce',
      subcategory: 'books',
      addresses: {
        registered: {
          street1: street.slice(0, LONGEST.street),
          street2: city,
          city,
          state: state.toUpperCase(),
          postal_code: zipcode,
          country: 'IN',
        },
      },
    },
  };
}

/** Returns a name that Razorpay accepts: shortened, or extended if it is too short. */
function businessName(name: string): string {
  const trimmed = name.trim().slice(0, LONGEST.name);
  return trimmed.length >= SHORTEST_NAME ? trimmed : `${trimmed} (seller)`;
}

async function addStakeholder(ask: Ask, path: string, { name, email, pan }: LinkedAccountRequest) {
  const { items } = await ask(Stakeholders, { method: 'GET', path: `${path}/stakeholders` });
  if (items.length > 0) return;
  const body = { name: businessName(name), email, kyc: { pan } };
  await ask(Account, { method: 'POST', path: `${path}/stakeholders`, body });
}

async function requestProduct(ask: Ask, path: string): Promise<string> {
  const body = { product_name: 'route', tnc_accepted: true };
  return (await ask(Product, { method: 'POST', path: `${path}/products`, body })).id;
}
